import type { Logger } from '@tdt/config';

const INTERVAL_MS = 1000;

interface Dependencies {
  round: (signal: AbortSignal) => Promise<void>;
  log: Logger;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Does a round every second. Returns a function that stops this and waits for the round in progress. */
export function startWorker({ round, log, wait }: Dependencies): () => Promise<void> {
  const stopped = new AbortController();
  const { signal } = stopped;

  async function run(): Promise<void> {
    let isFailing = false;
    while (!signal.aborted) {
      try {
        await round(signal);
        isFailing = false;
      } catch (error) {
        if (!isFailing && !signal.aborted) log.warn({ err: error }, 'The outbox cannot be read; retrying');
        isFailing = true;
      }
      await wait(INTERVAL_MS, signal).catch(() => {});
    }
  }

  const running = run();
  return () => {
    stopped.abort();
    return running;
  };
}
