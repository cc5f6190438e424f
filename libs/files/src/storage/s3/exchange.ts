import { type Agent, type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { S3BrokenAnswer, S3Timeout } from './s3-failure.ts';

/** One HTTP request with its whole body. */
export interface Question {
  method: string;
  url: URL;
  headers: OutgoingHttpHeaders;
  body?: Buffer | undefined;
}

/**
 * Sends one request; resolves with the answer when its head has arrived. Uses `node:http`, because `fetch` costs 18 MB
 * of memory. The caller must read or destroy the body.
 */
export function exchange({ url, body, ...head }: Question, agent: Agent, silenceMs: number): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, { ...head, agent, timeout: silenceMs });
  request.on('timeout', () => request.destroy(new S3Timeout(silenceMs)));
  request.on('error', reject);
  request.on('response', (answer) => {
    // From here on, `piecesOf` measures silence only while a reader waits: a slow reader is no failure of the service.
    request.setTimeout(0);
    answer.on('error', () => {});
    resolve(answer);
  });
  request.end(body);
  return promise;
}

/**
 * The pieces of a body; throws when none arrives in time or the connection breaks off. Leaving early closes the body.
 */
export async function* piecesOf(answer: IncomingMessage, silenceMs: number): AsyncGenerator<Buffer> {
  const pieces: AsyncIterator<Buffer> = answer[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => answer.destroy(new S3Timeout(silenceMs)), silenceMs);
      const piece = await pieces.next().finally(() => clearTimeout(timer));
      if (piece.done) break;
      yield piece.value;
    }
    if (!answer.complete) throw new S3BrokenAnswer('the answer was cut off');
  } finally {
    answer.destroy();
  }
}

/** The whole body; throws if it is larger than `maxBytes`. */
export async function bodyOf(answer: IncomingMessage, silenceMs: number, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of piecesOf(answer, silenceMs)) {
    size += piece.length;
    if (size > maxBytes) throw new Error(`The storage's answer is larger than ${maxBytes} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces, size);
}
