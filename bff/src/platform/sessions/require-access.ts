import { ACCOUNT_MESSAGES, AppError } from '@tdt/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSafeMethod } from '../security/csrf.ts';
import { PRIVATE_RESPONSE } from '../security/headers.plugin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false`: browsers call it by themselves, so it neither prolongs a session nor counts as a write. */
    isUse?: boolean;
  }
}

/** The role that a route requires of its caller, if it is not public. */
export type Role = 'admin' | 'super-admin';

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Lets only callers pass who have the role at this moment, before the body is read, and counts their writes. Throws
 * `UNAUTHENTICATED`, `NOT_ADMIN` (the account is gone) or `FORBIDDEN`.
 */
export function requireAccess(role: Role): Guard {
  return async (request, reply) => {
    const { sessions } = request.server;
    reply.headers(PRIVATE_RESPONSE);
    const kind = await sessions.find(request);
    if (kind === 'not-admin') throw notAdmin(request, reply);
    if (request.session === null) throw new AppError('UNAUTHENTICATED');
    if (role !== 'admin' && !request.session.user.is_super_admin) throw new AppError('FORBIDDEN');
    const { isUse = true } = request.routeOptions.config;
    if (isUse && !isSafeMethod(request.method)) request.server.countFor('adminWrites', request);
  };
}

/** The refusal of an account that is gone. Removes its cookie. */
export function notAdmin(request: FastifyRequest, reply: FastifyReply): AppError {
  request.server.sessions.clearCookie(reply);
  return new AppError('NOT_ADMIN', { detail: ACCOUNT_MESSAGES.notAdmin });
}
