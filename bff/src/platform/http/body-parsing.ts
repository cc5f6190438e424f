import { AppError } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';

/** Deepest nesting of arrays and objects in a body; ours have three levels. */
const DEPTH_MAX = 32;

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
    if (isTooDeep(String(body))) return done(new AppError('MALFORMED'));
    return parse(request, String(body), done);
  });
}

/** Whether JSON text nests deeper than allowed. Checked before parsing, which would build the whole value. */
export function isTooDeep(text: string, max = DEPTH_MAX): boolean {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (quoted) {
      if (character === '\\') index += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > max) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}
