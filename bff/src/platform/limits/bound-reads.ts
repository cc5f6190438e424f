import { boundReads } from '@tdt/database';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';

/**
 * Bounds each read from the database for requests, so that they are refused in time while it hangs: the lookup of a
 * session, and what a write reads before it writes. Call it before the plugins that read.
 */
export function boundRequests(app: FastifyInstance): void {
  const hook: onRequestHookHandler = (_request, _reply, done) => boundReads(done);
  app.addHook('onRequest', hook);
  // The end of a body begins a new asynchronous context.
  app.addHook('preValidation', hook);
}
