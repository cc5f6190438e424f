import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers a list that may be searched. What people type differs from one to the next: storing it would only push out
 * what others ask for, and it counts for the limit of searches. Nor is a list without items stored: there is no end of
 * pages and values that do not exist.
 */
export function answerSearch<T extends { items: readonly unknown[] }>(
  request: FastifyRequest & { query: { q: string } },
  reply: FastifyReply,
  produce: () => T | Promise<T>,
): Promise<T> {
  const isPlain = !request.url.includes('?');
  const searches = request.query.q !== '';
  if (searches) request.server.countFor('search', request);
  return reply.answer(produce, ({ items }) => !searches && items.length > 0 && (isPlain || 'rare'));
}
