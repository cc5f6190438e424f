import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * One document as a string, once everything in it is there. React would move large parts to the end and put them in
 * place by inline scripts, which the content security policy refuses: hence the endless chunk size.
 * @throws what a component threw outside every boundary
 */
export function renderHtml(document: ReactNode, signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
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
