import { AppError, ERRORS, type ErrorCode, type Problem } from '@tdt/contracts';
import { databaseFailure, fileFailure } from '@tdt/database/failures';

/** Content type of all error responses (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The response to an expected error. `instance` is the requested path without its query. */
export function toProblem(error: AppError, request: { url: string; id: string }): Problem {
  const { status, title } = ERRORS[error.code];
  return {
    type: `urn:problem:${error.code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status,
    code: error.code,
    detail: error.details.detail ?? title,
    instance: request.url.split('?', 1)[0] ?? '',
    request_id: request.id,
    ...(error.details.countries && { countries: error.details.countries }),
    ...(error.details.places && { places: error.details.places }),
    ...(error.details.errors && { errors: error.details.errors }),
  };
}

/** Errors of Fastify and its plugins, by HTTP status. Any other error is a bug. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED',
  // A server of files, about a path that leads out of its folder.
  403: 'ROUTE_NOT_FOUND',
  404: 'ROUTE_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'MALFORMED',
  413: 'TOO_LARGE',
  414: 'MALFORMED',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'NOT_READY',
};

/** Any thrown value as an expected error. Unexpected values become `INTERNAL` and stay its cause, for the log. */
export function toAppError(error: unknown): AppError {
  // A file that is read while it is sent, or a process without a free descriptor.
  const thrown = fileFailure(error);
  if (thrown instanceof AppError) return thrown;
  const { statusCode } = (thrown ?? {}) as { statusCode?: unknown };
  // Before the database: a connection that is lost while a body arrives is the client's, and Fastify states 400.
  if (typeof statusCode === 'number') return new AppError(BY_STATUS[statusCode] ?? 'INTERNAL', {}, { cause: thrown });
  const failure = databaseFailure(thrown);
  return failure instanceof AppError ? failure : new AppError('INTERNAL', {}, { cause: failure });
}
