import { isIP } from 'node:net';
import type { Actor, AuditEvent, AuditLog } from '@tdt/accounts';
import type { ErrorCode } from '@tdt/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSafeMethod } from '../security/csrf.ts';
import { hasSessionCookie } from '../sessions/session-cookie.ts';
import { createFailureLimits } from './failure-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Name in the audit log, for a public route, or for a read that is to be recorded. Writes of all other routes are
     * recorded by default; `false`: what this one writes does not last.
     */
    audit?: string | false;
  }
  interface FastifyRequest {
    /** What the request was about, where its URL does not identify it. */
    auditTarget: string | null;
    /** What the request changed, without values of secrets. */
    auditChanges: readonly string[] | null;
    /** See `AuditEvent`. */
    auditComparison: string | null;
  }
}

/** Refusals that are recorded for callers who are not signed in. */
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
 * Records writes through routes that are not public, sign-ins, sign-outs and refusals. The response waits for the
 * record, unless it is an error of the server.
 */
export function recordWrites(app: FastifyInstance, audit: AuditLog): void {
  const isBeyondLimit = createFailureLimits();
  app.decorateRequest('auditTarget', null);
  app.decorateRequest('auditChanges', null);
  app.decorateRequest('auditComparison', null);

  app.addHook('onSend', async (request, reply) => {
    if (!isRecorded(request)) return;
    const event = eventOf(request);
    if (event.outcome !== 'done' && isBeyondLimit(request)) return;
    const recorded = audit.record(event);
    if (reply.statusCode < 500) await recorded;
  });
}

function isRecorded({ method, session, failure, routeOptions, headers }: FastifyRequest): boolean {
  const { access, audit } = routeOptions.config;
  if (isSafeMethod(method) && (audit === undefined || method === 'HEAD')) return false;
  // Another site tried to use a session, if only for the newsletter.
  if (failure === 'ORIGIN_REFUSED' && hasSessionCookie(headers.cookie)) return true;
  // No route, or a public write.
  if (audit === false) return false;
  if (access === undefined || (access === 'public' && audit === undefined)) return false;
  return session !== null || (failure !== null && REFUSALS.includes(failure));
}

function eventOf(request: FastifyRequest): AuditEvent {
  const { method, routeOptions, failure, ip, id, params, auditTarget, auditChanges, auditComparison } = request;
  const about = IdSchema.safeParse(params);
  return {
    actor: actorOf(request),
    action: routeOptions.config.audit || `${method} ${routeOptions.url ?? 'nowhere'}`,
    target: auditTarget ?? about.data?.id ?? null,
    outcome: failure ?? 'done',
    ...(auditChanges && auditChanges.length > 0 && { changes: auditChanges }),
    ...(auditComparison !== null && { comparison: auditComparison }),
    // A trusted proxy forwards what the client sent, which may be no address.
    from: isIP(ip) > 0 ? ip : null,
    request_id: id,
  };
}

function actorOf({ session }: FastifyRequest): Actor {
  return session ? { kind: 'user', id: session.user.id, email: session.user.email } : { kind: 'anonymous' };
}
