import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a complete document as UTF-8, in an ArrayBuffer of its own. The chunk size is infinite because React would
 * otherwise send large parts last and move them by inline scripts, which the content security policy refuses.
 * @throws an error that no boundary caught, or the signal's reason
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
