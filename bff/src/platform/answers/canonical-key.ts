import type { FastifyRequest } from 'fastify';

/**
 * What an API answer depends on: route, validated params and query, sorted. Defaults are filled in and unknown
 * parameters refused by then, so every spelling of a question has one key.
 */
export function canonicalKey(request: FastifyRequest): string {
  return JSON.stringify([request.routeOptions.url, sorted(request.params), sorted(request.query)]);
}

function sorted(values: unknown): unknown[] {
  return Object.entries((values ?? {}) as object).sort(([a], [b]) => (a < b ? -1 : 1));
}
