import type { AppError, ErrorCode } from '@tdt/contracts';
import type { LogOutage } from '@tdt/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TYPE, toAppError, toProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    logOutage: LogOutage;
  }
  interface FastifyRequest {
    /** The code of the problem that was sent. */
    failure: ErrorCode | null;
  }
}

/** The one place where errors become responses: problem+json, without stack, query and file path. */
export function handleErrors(app: FastifyInstance, logOutage: LogOutage): void {
  app.decorate('logOutage', logOutage);
  app.decorateRequest('failure', null);
  app.setErrorHandler((error, request, reply) => {
    const expected = toAppError(error);
    reportError(expected, request);
    return sendProblem(expected, request, reply);
  });
}

/** Sends one expected error. */
export function sendProblem(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.failure = error.code;
  if (error.details.retryAfter !== undefined) reply.header('retry-after', Math.ceil(error.details.retryAfter));
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(toProblem(error, request)));
}

/** Logs an error of the server, which the response does not describe. */
export function reportError(error: AppError, request: FastifyRequest): void {
  if (error.code === 'INTERNAL') request.log.error({ err: error.cause ?? error }, 'A request failed unexpectedly');
  else if (error.code === 'NOT_READY') request.server.logOutage(error, 'Requests are refused');
  else if (error.status >= 500) request.log.warn({ err: error.cause ?? error }, error.message);
}
