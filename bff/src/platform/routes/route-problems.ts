import { ERRORS, type ErrorCode } from '@tdt/contracts';
import type { RouteOptions } from 'fastify';
import { isSafeMethod } from '../security/csrf.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** What the route refuses for reasons of its own; what all routes of its kind refuse follows from the rest. */
    problems?: readonly ErrorCode[];
  }
}

/** What decides how a route refuses. */
export type RefusingRoute = Pick<RouteOptions, 'method' | 'config' | 'schema'>;

/** The codes of all problems of the caller (400 to 499) that a route may send. */
export function problemsOf({ method, config, schema }: RefusingRoute): ErrorCode[] {
  const isSafe = [method].flat().every(isSafeMethod);
  const codes: ErrorCode[] = ['MALFORMED', 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS', ...(schema?.problems ?? [])];
  if (config?.access !== 'public') codes.push('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_ADMIN');
  if (config?.access !== 'public' && schema?.params) codes.push('DOCUMENT_MALFORMED');
  if (!isSafe) codes.push('ORIGIN_REFUSED');
  if (schema?.body) codes.push('TOO_LARGE', 'UNSUPPORTED_TYPE');
  return codes.toSorted((a, b) => ERRORS[a].status - ERRORS[b].status);
}
