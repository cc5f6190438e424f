import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * One document in UTF-8, once everything in it is there, in an ArrayBuffer of its own. React would move large parts to
 * the end and put them in place by inline scripts, which the content security policy refuses: hence the endless chunk
 * size.
 * @throws what a component threw outside every boundary, or the signal's reason
 */
export function renderHtml(document: ReactNode, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(joined(chunks));
        done();
      },
    });
    const stream = renderToPipeableStream(document, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    signal?.addEventListener('abort', () => {
      stream.abort();
      reject(signal.reason);
    });
  });
}

function joined(chunks: Buffer[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((total, { length }) => total + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
