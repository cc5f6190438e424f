/** A remote as it was when it failed: another version starts without a past. */
export interface Suspect {
  name: string;
  version: string;
}

/**
 * Remotes that are left to the browser for a while, because a page of theirs took the render worker down or several came
 * too late. Each failure in a row doubles the time; one that comes long after the last counts as the first.
 */
export interface Suspensions {
  /** Suspends a remote. Returns for how many milliseconds, 0 when it was suspended already. */
  suspend(remote: Suspect): number;
  /** Counts a page that came too late. Returns what `suspend` does, 0 while it is left at a warning. */
  noteLate(remote: Suspect): number;
  isSuspended(remote: Suspect): boolean;
}

/** The first time; doubled with each failure in a row. */
const SUSPEND_MS = 5000;
const LONGEST_MS = 300_000;
/** So many late pages within this time: the remote waits for something that does not answer. */
const LATE_MAX = 3;
const LATE_MS = 30_000;

export function createSuspensions(firstMs = SUSPEND_MS, now: () => number = () => performance.now()): Suspensions {
  const failures = new Map<string, { length: number; until: number }>();
  const late = new Map<string, number[]>();

  const isSuspended = (remote: Suspect): boolean => (failures.get(keyOf(remote))?.until ?? 0) > now();

  function suspend(remote: Suspect): number {
    // Pages that were in the making together fail together: one failure.
    if (isSuspended(remote)) return 0;
    const last = failures.get(keyOf(remote));
    const isInRow = last !== undefined && now() - last.until < LONGEST_MS;
    const length = isInRow ? Math.min(last.length * 2, LONGEST_MS) : firstMs;
    failures.set(keyOf(remote), { length, until: now() + length });
    return length;
  }

  return {
    suspend,
    isSuspended,
    noteLate(remote) {
      const recent = (late.get(keyOf(remote)) ?? []).filter((at) => now() - at < LATE_MS);
      late.set(keyOf(remote), [...recent, now()]);
      if (recent.length + 1 < LATE_MAX) return 0;
      late.delete(keyOf(remote));
      return suspend(remote);
    },
  };
}

const keyOf = ({ name, version }: Suspect) => `${name} ${version}`;
