import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { requireAccess } from '../sessions/require-access.ts';

/** Who may call a route. Every route states it; there is no default. */
const ACCESS = ['public', 'admin', 'super-admin'] as const;
export type Access = (typeof ACCESS)[number];

/** For routes without parameters: any query is refused, so that every URL has one meaning. */
export const NoQuerySchema = z.strictObject({});

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** Public files of the documentation's plugin, which cannot declare anything. */
const DOCUMENTATION = '/api/docs';
const WITH_BODY = ['POST', 'PUT', 'PATCH'];

/**
 * Refuses to start with a route that does not state who may call it, or that takes input without a schema. Puts the
 * access check first among the hooks of every route that is not public.
 */
export function enforceRouteRules(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url === DOCUMENTATION || route.url.startsWith(`${DOCUMENTATION}/`)) return;
    const fault = faultOf(route);
    if (fault) throw new Error(`Route ${[route.method].flat().join(',')} ${route.url}: ${fault}`);
    const { access } = route.config ?? {};
    if (access === undefined || access === 'public') return;
    route.onRequest = [requireAccess(access), ...[route.onRequest ?? []].flat()];
  });
}

function faultOf(route: RouteOptions): string | null {
  const { access } = route.config ?? {};
  if (!access || !ACCESS.includes(access)) return `config.access must be one of ${ACCESS.join(', ')}`;
  if (route.url.includes(':') && !route.schema?.params) return 'schema.params is missing';
  if (!route.url.startsWith('/api/')) return null;
  if (!route.schema?.querystring) return 'schema.querystring is missing';
  const takesBody = [route.method].flat().some((method) => WITH_BODY.includes(method));
  if (takesBody && !route.schema.body) return 'schema.body is missing';
  return null;
}
