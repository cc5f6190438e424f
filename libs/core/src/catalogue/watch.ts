import type { Logger } from '../logger.ts';

const INTERVAL_MS = 2000;

export interface Watcher {
  /** Whether the last refresh failed, so that the copy in memory may be out of date. */
  isFailing(): boolean;
  /** Milliseconds since the start of the last refresh that succeeded, or since the copy was read first. */
  ageMs(): number;
  /** Resolves when no refresh is running any more. */
  stop(): Promise<void>;
}

/** Runs `refresh` every `intervalMs` until stopped. */
export function watch(refresh: () => Promise<void>, log: Logger, intervalMs = INTERVAL_MS): Watcher {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let isFailing = false;
  let freshAt = performance.now();

  const plan = (milliseconds: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, milliseconds);
    timer.unref();
  };

  const run = async (): Promise<void> => {
    const started = performance.now();
    try {
      await refresh();
      if (isFailing) log.info({}, 'The catalogue follows the database again');
      isFailing = false;
      freshAt = started;
    } catch (error) {
      if (!isFailing && !isStopped) log.warn({ err: error }, 'The catalogue cannot follow the database; retrying');
      isFailing = true;
    }
    // A refresh that takes long, because another program imports many recipes, leaves half of the time to requests.
    plan(Math.max(intervalMs, performance.now() - started));
  };

  plan(intervalMs);
  return {
    isFailing: () => isFailing,
    ageMs: () => performance.now() - freshAt,
    stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      return running;
    },
  };
}
