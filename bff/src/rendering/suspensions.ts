/** A remote as it was when it failed: another version starts without a past. */
export interface Suspect {
  name: string;
  version: string;
}

/**
 * Remotes that are left to the browser for a while, because a page of theirs took the render worker down. Each failure
 * in a row doubles the time; one that comes long after the last counts as the first.
 */
export interface Suspensions {
  suspend(remote: Suspect): void;
  isSuspended(remote: Suspect): boolean;
}

const FIRST_MS = 5000;
const LONGEST_MS = 300_000;

export function createSuspensions(now: () => number = () => performance.now()): Suspensions {
  const failures = new Map<string, { length: number; until: number }>();
  return {
    suspend(remote) {
      const last = failures.get(keyOf(remote));
      const isInRow = last !== undefined && now() - last.until < LONGEST_MS;
      const length = isInRow ? Math.min(last.length * 2, LONGEST_MS) : FIRST_MS;
      failures.set(keyOf(remote), { length, until: now() + length });
    },
    isSuspended: (remote) => (failures.get(keyOf(remote))?.until ?? 0) > now(),
  };
}

const keyOf = ({ name, version }: Suspect) => `${name} ${version}`;
