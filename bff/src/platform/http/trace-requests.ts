import type { RunningSpan, Tracing } from '@tdt/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInternal, PARENT_HEADER } from '../internal-requests.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `null`: nothing is recorded. */
    tracing: Tracing | null;
  }
  interface FastifyRequest {
    span: RunningSpan | null;
  }
}

/**
 * Records each request that reaches the router; responses from memory do not. The query is left out: it holds what
 * people search for, and secrets of links.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing | null): void {
  app.decorate('tracing', tracing);
  app.decorateRequest('span', null);
  if (!tracing) return;

  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing.start({
      name: `${request.method} ${request.routeOptions.url ?? ''}`.trim(),
      kind: 'server',
      fields: {
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? '',
        'url.path': request.url.split('?', 1)[0] ?? '',
        'tdt.request_id': request.id,
      },
      traceparent: parentOf(request),
    });
    request.span = span;
    span.run(done);
  });
  // Reading a body leaves the context of the hook before.
  app.addHook('preValidation', (request, _reply, done) => (request.span ? request.span.run(done) : done()));
  app.addHook('onResponse', async (request, { statusCode }) => {
    const failure = statusCode >= 500 ? (request.failure ?? String(statusCode)) : null;
    request.span?.end({ 'http.response.status_code': statusCode }, failure);
  });
  app.addHook('onRequestAbort', async ({ span }) => span?.end({}, 'aborted'));
}

/** The requesting page, for the server's own requests. Visitors cannot choose the parents of spans. */
function parentOf(request: FastifyRequest): string | undefined {
  const parent = isInternal(request) ? request.headers[PARENT_HEADER] : undefined;
  return typeof parent === 'string' ? parent : undefined;
}
