import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInternal, STORE_HEADER } from '../internal-requests.ts';
import type { AnswerCache } from './answer-cache.ts';
import { inTime } from './in-time.ts';
import { knownReply } from './known-answers.ts';
import type { CachedResponse, RawReply, SendableResponse, Storable } from './stored-answer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    answers: AnswerCache;
  }
  interface FastifyReply {
    /**
     * Sends what `produce` returns, serialised by the route's schema, and stores it as `keep` says. `produce` may run
     * again later to renew the answer, so it may depend on the validated params and query only. The result is typed as
     * the body, so that the compiler checks `produce` against the route's schema; at run time it is the reply.
     */
    answer<T>(produce: () => T | Promise<T>, keep?: (value: T) => Storable): Promise<T>;
  }
}

export const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** Adds `reply.answer()` and `app.answers`, and answers known URLs in the first hook. */
export function serveStoredAnswers(app: FastifyInstance, answers: AnswerCache): void {
  app.decorate('answers', answers);

  // The server does this before routing (`answerKnown`); this hook is for injected requests.
  app.addHook('onRequest', async (request, reply) => {
    const known = knownReply(answers, request.raw);
    if (!known) return;
    answers.countKnown();
    return sendReply(reply, known);
  });

  app.decorateReply('answer', async function answer<
    T,
  >(this: FastifyReply, produce: () => T | Promise<T>, keep: (value: T) => Storable = () => true) {
    const { config, url } = this.request.routeOptions;
    if (config.access !== 'public') throw new Error(`${url} is not public: its answers must not be stored`);
    const make = async (): Promise<CachedResponse> => {
      const value = await inTime(produce());
      const body = String(this.serializeInput(value as Record<string, unknown>, '200'));
      return { status: 200, headers: JSON_HEADERS, body, store: keep(value) };
    };
    return serveAnswer(this.request, this, canonicalKey(this.request), make) as Promise<never>;
  });
}

/** Sends the answer stored under `key`, else what `produce` returns. API routes use `reply.answer` instead. */
export async function serveAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  produce: () => Promise<CachedResponse>,
): Promise<FastifyReply> {
  const { answers } = request.server;
  const stored = await answers.get(key, produce);
  answers.remember(request.raw.url ?? '', key, request.routeOptions.url ?? '');
  return send(request, reply, stored);
}

/** Sends an answer without storing it, with the same negotiation, headers and entity tag. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): Promise<FastifyReply> {
  return send(request, reply, request.server.answers.finish(answer));
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
 * Names what an API answer depends on: route, validated params and query, sorted. The schema has filled in defaults and
 * refused unknown parameters before, so every spelling of a question has one key.
 */
export function canonicalKey(request: FastifyRequest): string {
  return JSON.stringify([request.routeOptions.url, sorted(request.params), sorted(request.query)]);
}

function sorted(values: unknown): unknown[] {
  return Object.entries((values ?? {}) as object).sort(([a], [b]) => (a < b ? -1 : 1));
}
