const DAY_MS = 86_400_000;

/** Works now and once a day, until the returned function is called, which waits for what is under way. `work` never fails. */
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
