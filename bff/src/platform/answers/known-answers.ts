import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WriteRequestLine } from '../logging/request-log.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Reply } from './stored-answer.ts';

/**
 * Answers a request whose URL was answered moments ago, before any routing. Resolving the same from a Fastify hook costs
 * two to three times as much CPU, and cached answers are most of what a site under load sends.
 * Returns whether it did; if not, nothing was touched.
 */
export function answerKnown(
  answers: AnswerCache,
  request: IncomingMessage,
  response: ServerResponse,
  writeLine: WriteRequestLine,
): boolean {
  const reply = knownReply(answers, request);
  if (!reply) return false;
  const startedAt = performance.now();
  response.writeHead(reply.status, reply.headers);
  response.end(reply.body ?? undefined, 'latin1');
  const { method = '', url = '' } = request;
  writeLine({ id: randomUUID(), method, url, status: reply.status, ms: performance.now() - startedAt, cached: true });
  return true;
}

/** What to send to a request for a fresh answer, or `null`. */
export function knownReply(answers: AnswerCache, request: IncomingMessage): Reply | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  return answers.known(request.url ?? '')?.ready(request.headers) ?? null;
}
