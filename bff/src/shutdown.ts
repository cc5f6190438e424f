import type { Logger } from 'pino';

/** Longest time for requests in flight and background work to end. */
const LAST_MS = 10_000;

export interface Shutdown {
  log: Logger;
  /** Reports the site as not ready, and gives balancers time to notice. */
  drain: () => Promise<unknown>;
  /** What is to be closed. */
  parts: AsyncDisposableStack;
  flush: () => void;
  exit?: (status: number) => void;
}

/**
 * Creates the function that cleanly ends the program. A second signal ends it at once. Under `npm start` one Ctrl-C
 * arrives twice, from the terminal and as the end of the channel: that counts as one.
 */
export function createShutdown({ log, drain, parts, flush, exit = process.exit }: Shutdown) {
  let isStopping = false;
  const leave = (status: number): void => {
    flush();
    exit(status);
  };
  return async function stop(reason: string, status = 0): Promise<void> {
    if (isStopping && reason === 'disconnect') return;
    if (isStopping) return leave(1);
    isStopping = true;
    log.info({ reason }, 'Stopping');
    // After an uncaught error the program should not serve any more requests.
    if (status === 0) await drain();
    setTimeout(() => leave(1), LAST_MS).unref();
    await parts.disposeAsync().catch((error) => log.error({ err: error }, 'A part did not close cleanly'));
    leave(status);
  };
}
