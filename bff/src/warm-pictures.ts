import type { Application } from '@tdt/site';
import type { Logger } from 'pino';

/** Leaves the processor to the first visitors before it makes pictures. */
const DELAY_MS = 2000;

/**
 * Makes the card sizes of pictures in the background, once. Returns a function that stops it after the current picture.
 */
export function startWarming({ media }: Application, log: Logger): () => Promise<void> {
  const abort = new AbortController();
  let work: Promise<void> = Promise.resolve();
  const timer = setTimeout(() => {
    work = media.warm(abort.signal).then(
      (made) => made > 0 && log.info({ made }, 'Made pictures in the background'),
      (error: unknown) => log.warn({ err: error }, 'Making pictures in the background stopped'),
    ) as Promise<void>;
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    abort.abort();
    return work;
  };
}
