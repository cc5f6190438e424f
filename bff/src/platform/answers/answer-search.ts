import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers a list that may be searched. What people type differs from one to the next: storing it would only push out
 * what others ask for, and it counts for the limit of searches.
 */
export function answerSearch<T>(
  request: FastifyRequest & { query: { q: string } },
  reply: FastifyReply,
  produce: () => T | Promise<T>,
): Promise<T> {
  const searches = request.query.q !== '';
  if (searches) request.server.countFor('search', request);
  return reply.answer(produce, () => !searches);
}
