import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { requireAccess } from '../sessions/require-access.ts';

/** Who may call a route. Every route states it; there is no default. */
const ACCESS = ['public', 'admin', 'super-admin'] as const;
export type Access = (typeof ACCESS)[number];

/** The query of API routes that state no other: none, so that every URL has one meaning. */
const NoQuerySchema = z.strictObject({});

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** Public files of the documentation's plugin, which cannot declare anything. */
const DOCUMENTATION = '/api/docs';
const API = /^\/api(?:\/|$)/;
const WITH_BODY = ['POST', 'PUT', 'PATCH'];

/**
 * Refuses to start with a route that does not state who may call it, or that takes input without a schema. API routes
 * without a schema for their query refuse any. Puts the access check first among the hooks of every route that is not
 * public.
 */
export function enforceRouteRules(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url === DOCUMENTATION || route.url.startsWith(`${DOCUMENTATION}/`)) return;
    if (API.test(route.url)) route.schema = { querystring: NoQuerySchema, ...route.schema };
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
  const takesBody = [route.method].flat().some((method) => WITH_BODY.includes(method));
  return API.test(route.url) && takesBody && !route.schema?.body ? 'schema.body is missing' : null;
}
