import { AppError } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';

/**
 * Accepts JSON bodies only: with plain text, a form of another site would be a "simple request". Refuses compressed
 * bodies, whose size is unknown; no client of ours sends them.
 */
export function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') return done(new AppError('UNSUPPORTED_TYPE'));
    return parse(request, String(body), done);
  });
}
