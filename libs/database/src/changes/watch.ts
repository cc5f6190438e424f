import type { Logger } from '@tdt/config';

export interface Watcher {
  /** Whether the last refresh failed, so that the copy in memory may be out of date. */
  isFailing(): boolean;
  /** Milliseconds since the start of the last refresh that succeeded, or since the copy was read first. */
  ageMs(): number;
  /** Resolves when no refresh is running any more. */
  stop(): Promise<void>;
}

/** With the time of a look at the database, others follow within two seconds. */
const INTERVAL_MS = 1000;

/** Begins a `refresh` every `intervalMs` until stopped. The timer does not keep the process alive. */
export function watch(
  refresh: () => Promise<void>,
  log: Pick<Logger, 'info' | 'warn'>,
  intervalMs = INTERVAL_MS,
): Watcher {
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
    const tookMs = performance.now() - started;
    // A refresh that takes long, such as that of a large import, leaves half of the time to requests.
    plan(Math.max(intervalMs - tookMs, tookMs));
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
