import { AppError } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';

/** Nesting of arrays and objects that a body may have; ours have three levels. */
const DEPTH_MAX = 32;

/**
 * Bodies are JSON and nothing else: plain text would make a form of another site a "simple request". Compressed bodies
 * are refused (nothing of ours sends them, and they unpack into anything).
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

/** Whether JSON text nests deeper than allowed; found before parsing, which would build it all. */
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
