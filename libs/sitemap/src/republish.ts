import type { Logger } from '@tdt/config';
import type { Changes } from '@tdt/database';

/** Several changes, such as those of an import, become one publication. */
const DELAY_MS = 1000;
/** The content may have changed while no server ran; a start has more urgent work. */
const FIRST_MS = 10_000;
/** Of a publication's time, how many times as long the process rests before the next. */
const REST = 9;
const RETRY_MS = 60_000;

interface Dependencies {
  changes: Pick<Changes, 'listen'>;
  /** Publishes today's content where something is published that differs. */
  publish: (signal: AbortSignal) => Promise<void>;
  log: Logger;
}

/** See `Sitemap.startRepublishing`. */
export function startRepublishing({ changes, publish, log }: Dependencies): () => Promise<void> {
  const stopped = new AbortController();
  let planned: { timer: NodeJS.Timeout; at: number } | null = null;
  let running: Promise<void> | null = null;
  let isDue = false;
  let isFailing = false;
  let restsUntil = 0;

  /** Unless it is planned sooner. */
  function plan(milliseconds: number): void {
    const at = Math.max(performance.now() + milliseconds, restsUntil);
    if (stopped.signal.aborted || running || (planned && planned.at <= at)) return;
    clearTimeout(planned?.timer);
    planned = { timer: setTimeout(start, at - performance.now()).unref(), at };
  }

  function start(): void {
    planned = null;
    isDue = false;
    running = run().then((isDone) => {
      running = null;
      if (!isDone) plan(RETRY_MS);
      else if (isDue) plan(DELAY_MS);
    });
  }

  /** `false`: it failed. */
  async function run(): Promise<boolean> {
    const started = performance.now();
    try {
      await publish(stopped.signal);
      isFailing = false;
    } catch (error) {
      if (!isFailing && !stopped.signal.aborted) log.warn({ err: error }, 'The sitemap could not follow; retrying');
      isFailing = true;
    }
    const ended = performance.now();
    restsUntil = ended + REST * (ended - started);
    return !isFailing;
  }

  const stopListening = changes.listen((kind) => {
    if (kind === 'sitemap') return;
    isDue = true;
    plan(DELAY_MS);
  });
  plan(FIRST_MS);
  return async () => {
    stopListening();
    stopped.abort();
    clearTimeout(planned?.timer);
    await running;
  };
}
