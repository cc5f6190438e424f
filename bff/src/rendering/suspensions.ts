/**
 * Remotes that are left to the browser for a while, because a page of theirs took the render worker down. Each failure
 * in a row doubles the time; one that comes long after the last counts as the first.
 */
export interface Suspensions {
  suspend(name: string): void;
  /** Names that are suspended now. */
  list(): string[];
}

const FIRST_MS = 5000;
const LONGEST_MS = 300_000;

export function createSuspensions(now: () => number = () => performance.now()): Suspensions {
  const failures = new Map<string, { length: number; until: number }>();
  return {
    suspend(name) {
      const last = failures.get(name);
      const isInRow = last !== undefined && now() - last.until < LONGEST_MS;
      const length = isInRow ? Math.min(last.length * 2, LONGEST_MS) : FIRST_MS;
      failures.set(name, { length, until: now() + length });
    },
    list: () => [...failures].filter(([, { until }]) => until > now()).map(([name]) => name),
  };
}
