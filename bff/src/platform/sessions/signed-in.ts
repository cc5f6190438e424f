import { AppError } from '@tdt/contracts';
import type { FastifyRequest } from 'fastify';
import type { RequestSession } from './sessions.plugin.ts';

/** The session of a request to a route that is not public. Throws `UNAUTHENTICATED` anywhere else, rather than letting anybody in. */
export function signedIn({ session }: Pick<FastifyRequest, 'session'>): RequestSession {
  if (session === null) throw new AppError('UNAUTHENTICATED');
  return session;
}
