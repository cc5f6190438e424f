import type { FastifyReply, FastifyRequest } from 'fastify';
import { JSON_HEADERS, serveAnswer } from './answers.plugin.ts';
import { canonicalKey } from './canonical-key.ts';
import type { Answer } from './stored-answer.ts';

type SearchRequest = FastifyRequest & { query: { q: string; ids?: readonly string[] | undefined } };

/**
 * Answers a list that may be searched. What people type differs from one to the next: storing it would only push out
 * what others ask for, and it counts for the limit of searches. Nor is a list without items stored: there is no end of
 * pages and values that do not exist. Nor one of chosen recipes, which is one visitor's own.
 */
export function answerSearch<T extends { items: readonly unknown[] }>(
  request: SearchRequest,
  reply: FastifyReply,
  produce: () => T | Promise<T>,
): Promise<T> {
  const storing = countSearch(request);
  return reply.answer(produce, ({ items }) => storing(items.length));
}

/** A list as JSON text that the route's schema would write, and how many items are in it. */
export interface ListText {
  text: string;
  items: number;
}

/**
 * The same for a list that comes as text: writing a page of cards by the schema takes longer than finding it. Typed as what
 * is sent, which the route's tests hold against the schema.
 */
export function answerSearchText(request: SearchRequest, reply: FastifyReply, produce: () => ListText): Promise<never> {
  const storing = countSearch(request);
  const make = async (): Promise<Answer> => {
    const { text, items } = produce();
    return { status: 200, headers: JSON_HEADERS, body: text, store: storing(items) };
  };
  return serveAnswer(request, reply, canonicalKey(request), make) as Promise<never>;
}

/** Whether a list of so many items is to be stored. */
function countSearch(request: SearchRequest): (items: number) => Answer['store'] & {} {
  const isPlain = !request.url.includes('?');
  const { q, ids } = request.query;
  if (q) request.server.countFor('search', request);
  return (items) => !q && !ids && items > 0 && (isPlain || 'rare');
}
