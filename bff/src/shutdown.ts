import type { Logger } from 'pino';

/** Longest that requests in flight and background work may take to end. */
const LAST_MS = 10_000;

export interface Shutdown {
  log: Logger;
  /** Tells those who send requests that the end is near, and gives them the time to notice. */
  drain: () => Promise<unknown>;
  /** In this order; a part that fails does not keep the next from closing. */
  parts: readonly (() => unknown)[];
  flush: () => void;
  exit?: (status: number) => void;
}

/**
 * The way to end the program in good order; a second signal ends it at once. Under `npm start` one Ctrl-C arrives twice,
 * from the terminal and as the end of the channel: that is one wish, not two.
 */
export function createShutdown({ log, drain, parts, flush, exit = process.exit }: Shutdown) {
  let stopping = false;
  const leave = (status: number): void => {
    flush();
    exit(status);
  };
  return async function stop(reason: string, status = 0): Promise<void> {
    if (stopping && reason === 'disconnect') return;
    if (stopping) return leave(1);
    stopping = true;
    log.info({ reason }, 'Stopping');
    // Who ends for an error is in no state to serve on.
    if (status === 0) await drain();
    setTimeout(() => leave(1), LAST_MS).unref();
    for (const close of parts) {
      try {
        await close();
      } catch (error) {
        log.error({ err: error }, 'A part did not close in good order');
      }
    }
    leave(status);
  };
}
