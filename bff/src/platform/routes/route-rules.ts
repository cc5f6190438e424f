import { AppError } from '@tdt/contracts';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Who may call a route. Every route says it; there is no default. */
export const ACCESS = ['public', 'admin', 'super-admin'] as const;
export type Access = (typeof ACCESS)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** Routes of the documentation's own plugin, which cannot declare anything; all of them are public files. */
const DOCUMENTATION = '/api/docs';
const WITH_BODY = ['POST', 'PUT', 'PATCH'];

/**
 * Refuses to start with a route that does not say who may call it, or that takes input without a schema; closes what is
 * not public until a session can be told (fail closed).
 */
export function enforceRouteRules(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url === DOCUMENTATION || route.url.startsWith(`${DOCUMENTATION}/`)) return;
    const fault = faultOf(route);
    if (fault) throw new Error(`Route ${[route.method].flat().join(',')} ${route.url}: ${fault}`);
    if (route.config?.access !== 'public') route.onRequest = [refuse, ...[route.onRequest ?? []].flat()];
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

const refuse = async (): Promise<never> => {
  throw new AppError('UNAUTHENTICATED');
};
