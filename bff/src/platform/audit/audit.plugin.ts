import { isIP } from 'node:net';
import type { ErrorCode } from '@tdt/contracts';
import type { Actor, AuditEvent, AuditLog } from '@tdt/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSafeMethod } from '../http/safe-methods.ts';
import { hasSessionCookie } from '../sessions/session-cookie.ts';
import { createFailureLimits } from './failure-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the audit log calls a public route that belongs there. Writes of all other routes are there by themselves. */
    audit?: string;
  }
  interface FastifyRequest {
    /** What the request was about, where its address does not say it or does not say enough. */
    auditTarget: string | null;
  }
}

/** What is recorded of somebody who is not signed in. */
const REFUSALS: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'NOT_ADMIN',
  'FORBIDDEN',
  'ORIGIN_REFUSED',
  'TOO_MANY_REQUESTS',
];
const IdSchema = z.object({ id: z.uuid() });

/**
 * Records who did what through routes that are not public, who signed in and out, and whom the site has refused. The
 * answer waits for it, unless the database is out of reach anyway.
 */
export function recordWrites(app: FastifyInstance, audit: AuditLog): void {
  const isOneTooMany = createFailureLimits();
  app.decorateRequest('auditTarget', null);

  app.addHook('onSend', async (request, reply) => {
    if (!isOfInterest(request)) return;
    const event = eventOf(request);
    if (event.outcome !== 'done' && isOneTooMany(request)) return;
    const recorded = audit.record(event);
    if (reply.statusCode < 500) await recorded;
  });
}

function isOfInterest({ method, session, failure, routeOptions, headers }: FastifyRequest): boolean {
  if (isSafeMethod(method)) return false;
  const { access, audit } = routeOptions.config;
  // Somebody's session was about to be abused, if only for a newsletter.
  if (failure === 'ORIGIN_REFUSED' && hasSessionCookie(headers.cookie)) return true;
  // No route, or one that anybody may write to.
  if (access === undefined || (access === 'public' && audit === undefined)) return false;
  return session !== null || (failure !== null && REFUSALS.includes(failure));
}

function eventOf(request: FastifyRequest): AuditEvent {
  const { method, routeOptions, failure, ip, id, params, auditTarget } = request;
  const about = IdSchema.safeParse(params);
  return {
    actor: actorOf(request),
    action: routeOptions.config.audit ?? `${method} ${routeOptions.url ?? 'nowhere'}`,
    target: auditTarget ?? about.data?.id ?? null,
    outcome: failure ?? 'done',
    // A proxy that is believed hands on what it was told.
    from: isIP(ip) > 0 ? ip : null,
    request_id: id,
  };
}

function actorOf({ session }: FastifyRequest): Actor {
  return session ? { kind: 'user', id: session.user.id, email: session.user.email } : { kind: 'anonymous' };
}
