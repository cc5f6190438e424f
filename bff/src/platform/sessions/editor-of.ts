import { AppError, type SessionUser } from '@tdt/contracts';
import type { FastifyRequest } from 'fastify';

/** Who saves, as documents and their versions state it. */
export const editorOf = ({ session }: FastifyRequest): string | null => session?.user.email ?? null;

/** The signed-in user of a route for admins. */
export function userOf({ session }: FastifyRequest): SessionUser {
  if (!session) throw new AppError('UNAUTHENTICATED');
  return session.user;
}
