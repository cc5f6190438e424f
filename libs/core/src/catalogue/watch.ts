import type { Logger } from '../logger.ts';

const INTERVAL_MS = 2000;
/** A refresh that takes long (a large import elsewhere) earns a pause of this many times its length. */
const REST_FACTOR = 10;

/** Runs `refresh` every two seconds until stopped; `stop` resolves once none is running. */
export function watch(refresh: () => Promise<void>, log: Logger): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let isFailing = false;

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
    } catch (error) {
      if (!isFailing && !isStopped) log.warn({ err: error }, 'The catalogue cannot follow the database; trying on');
      isFailing = true;
    }
    plan(Math.max(INTERVAL_MS, (performance.now() - started) * REST_FACTOR));
  };

  plan(INTERVAL_MS);
  return {
    stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      return running;
    },
  };
}
