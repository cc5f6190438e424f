import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalKey, JSON_HEADERS, serveCached } from './cached-responses.plugin.ts';
import type { CachedResponse } from './sendable-response.ts';

type SearchRequest = FastifyRequest & { query: { q: string; ids?: readonly string[] | undefined } };

/**
 * Sends a list that can be searched. Three kinds of lists are not stored: text searches, which are seldom repeated and
 * count for the limit of searches; lists without items, since pages and values that do not exist are without number;
 * and chosen recipes, which belong to one visitor.
 */
export function respondToSearch<T extends { items: readonly unknown[] }>(
  request: SearchRequest,
  reply: FastifyReply,
  produce: () => T | Promise<T>,
): Promise<T> {
  const storing = countSearch(request);
  return reply.sendCached(produce, ({ items }) => storing(items.length));
}

/** A list as the JSON text that the route's schema would write, and its number of items. */
export interface ListText {
  text: string;
  items: number;
}

/**
 * The same for a list that comes as text: serialising a page of cards by the schema takes longer than finding it. The
 * route's tests check the text against the schema.
 */
export function respondToSearchText(
  request: SearchRequest,
  reply: FastifyReply,
  produce: () => ListText,
): Promise<never> {
  const storing = countSearch(request);
  const make = async (): Promise<CachedResponse> => {
    const { text, items } = produce();
    return { status: 200, headers: JSON_HEADERS, body: text, store: storing(items) };
  };
  return serveCached(request, reply, canonicalKey(request), make) as Promise<never>;
}

/** Counts a text search. Returns how a list of this length may be stored. */
function countSearch(request: SearchRequest): (items: number) => CachedResponse['store'] & {} {
  const isPlain = !request.url.includes('?');
  const { q, ids } = request.query;
  if (q) request.server.countFor('search', request);
  return (items) => !q && !ids && items > 0 && (isPlain || 'rare');
}
