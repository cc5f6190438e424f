import { AppError } from '@tdt/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './error-handler.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Every other path is a page, if only the 404 page. */
const PAGES = '/*';
/** Machine paths: nothing below them falls through to the pages. */
const MACHINE_PATHS = ['/api/*', '/assets', '/assets/*', '/media', '/media/*'];

/**
 * Responds to unknown machine paths with 404 as a problem, and to known paths under another method with 405 and
 * `Allow`. Call it before routes are registered: it listens to their registration.
 */
export function respondToUnknownPaths(app: FastifyInstance): void {
  const known: { pattern: RegExp; method: string }[] = [];

  app.addHook('onRoute', (route) => {
    if (MACHINE_PATHS.includes(route.url) || route.url === PAGES) return;
    const pattern = patternOf(route.url);
    for (const method of [route.method].flat()) known.push({ pattern, method });
  });

  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    if (!isMachinePath(path)) for (const method of ['GET', 'HEAD']) allowed.add(method);
    // An allowed method gets here when something else is wrong with the path, such as its length.
    if (allowed.size === 0 || allowed.has(request.method)) {
      return sendProblem(new AppError('ROUTE_NOT_FOUND'), request, reply);
    }
    reply.header('allow', [...allowed].join(', '));
    return sendProblem(new AppError('METHOD_NOT_ALLOWED'), request, reply);
  };

  app.setNotFoundHandler(refuse);
  for (const url of MACHINE_PATHS) {
    app.route({ method: [...METHODS], url, config: { access: 'public' }, schema: { hide: true }, handler: refuse });
  }
}

/** Whether a path is a machine path, below which there are no pages. */
export const isMachinePath = (path: string): boolean => /^\/(api|assets|media)(\/|$)/.test(path);

/** `/api/recipes/:id` as a regular expression. */
function patternOf(url: string): RegExp {
  const source = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')));
  return new RegExp(`^${source.join('/')}$`);
}
