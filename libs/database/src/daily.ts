/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/**
 * Runs `work`, which must never fail, now and once a day. Returns a function that stops this and waits for a run in
 * progress.
 */
export function daily(work: () => Promise<void>): () => Promise<void> {
  let running = work();
  const timer = setInterval(() => {
    running = work();
  }, DAY_MS).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
