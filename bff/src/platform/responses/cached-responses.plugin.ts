import type { Storable } from '@tdt/rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInternal, STORE_HEADER } from '../internal-requests.ts';
import { knownReply } from './known-responses.ts';
import type { ResponseCache } from './response-cache.ts';
import type { CachedResponse, RawReply, SendableResponse } from './sendable-response.ts';
import { withinResponseTime } from './within-response-time.ts';

declare module 'fastify' {
  interface FastifyInstance {
    responses: ResponseCache;
  }
  interface FastifyReply {
    /**
     * Sends what `produce` returns, serialised by the route's schema, and stores it as `keep` says. `produce` may run
     * again later to renew the response, so it may depend on the validated params and query only. The result is typed
     * as the body, so that the compiler checks `produce` against the route's schema; at run time it is the reply.
     */
    sendCached<T>(produce: () => T | Promise<T>, keep?: (value: T) => Storable): Promise<T>;
  }
}

export const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** Adds `reply.sendCached()` and `app.responses`, and serves known URLs in the first hook. */
export function serveCachedResponses(app: FastifyInstance, responses: ResponseCache): void {
  app.decorate('responses', responses);

  // The server does this before routing (`respondFromCache`); this hook is for injected requests.
  app.addHook('onRequest', async (request, reply) => {
    const known = knownReply(responses, request.raw);
    if (!known) return;
    responses.countKnown();
    return sendReply(reply, known);
  });

  app.decorateReply('sendCached', async function sendCached<
    T,
  >(this: FastifyReply, produce: () => T | Promise<T>, keep: (value: T) => Storable = () => true) {
    const { config, url } = this.request.routeOptions;
    if (config.access !== 'public') throw new Error(`${url} is not public: its responses must not be stored`);
    const make = async (): Promise<CachedResponse> => {
      const value = await withinResponseTime(produce());
      const body = String(this.serializeInput(value as Record<string, unknown>, '200'));
      return { status: 200, headers: JSON_HEADERS, body, store: keep(value) };
    };
    return serveCached(this.request, this, canonicalKey(this.request), make) as Promise<never>;
  });
}

/** Sends the response stored under `key`, else what `produce` returns. API routes use `reply.sendCached` instead. */
export async function serveCached(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  produce: () => Promise<CachedResponse>,
): Promise<FastifyReply> {
  const { responses } = request.server;
  const stored = await responses.get(key, produce);
  responses.remember(request.raw.url ?? '', key, request.routeOptions.url ?? '');
  return send(request, reply, stored);
}

/** Sends a response without storing it, with the same negotiation, headers and entity tag. */
export function sendUncached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Promise<FastifyReply> {
  return send(request, reply, request.server.responses.finish(response));
}

async function send(request: FastifyRequest, reply: FastifyReply, stored: SendableResponse): Promise<FastifyReply> {
  return sendReply(reply, await stored.prepare(request.headers));
}

function sendReply(reply: FastifyReply, { status, headers, body, store }: RawReply): FastifyReply {
  if (isInternal(reply.request)) reply.header(STORE_HEADER, String(store));
  for (let index = 0; index < headers.length; index += 2) {
    reply.header(headers[index] ?? '', headers[index + 1] ?? '');
  }
  return reply.code(status).send(body ?? '');
}

/**
 * Everything that an API response depends on: route, validated params and query, sorted. The schema has filled in
 * defaults and refused unknown parameters before, so every spelling of a request has one key.
 */
export function canonicalKey(request: FastifyRequest): string {
  return JSON.stringify([request.routeOptions.url, sorted(request.params), sorted(request.query)]);
}

function sorted(values: unknown): unknown[] {
  return Object.entries((values ?? {}) as object).sort(([a], [b]) => (a < b ? -1 : 1));
}
