import type { Logger } from '@tdt/config';

/** A remote as it was when it failed: another version starts with no recorded failure. */
export interface FailedRemote {
  name: string;
  version: string;
}

/**
 * Remotes whose pages the browser renders for a while, because one of them took the render worker down or several were
 * late. Each failure in a row doubles the time; one that comes long after the last counts as the first.
 */
export interface Suspensions {
  /** Suspends a remote and logs it. Without effect on one that is suspended already. */
  suspend(remote: FailedRemote, reason: string): void;
  /** Counts a late page. One is chance; several mean that the remote waits for something that does not respond. */
  noteLate(remote: FailedRemote): void;
  /** Names of those that are suspended. */
  among(remotes: readonly FailedRemote[]): string[];
}

const LONGEST_MS = 300_000;
/** This many late pages within this time suspend a remote. */
const LATE_MAX = 3;
const LATE_MS = 30_000;

/** @param firstMs the first suspension */
export function createSuspensions(
  firstMs: number,
  log: Pick<Logger, 'error'>,
  now: () => number = () => performance.now(),
): Suspensions {
  const failures = new Map<string, { length: number; until: number }>();
  const late = new Map<string, number[]>();
  const keyOf = ({ name, version }: FailedRemote) => `${name} ${version}`;
  const isSuspended = (remote: FailedRemote): boolean => (failures.get(keyOf(remote))?.until ?? 0) > now();

  function suspend(remote: FailedRemote, reason: string): void {
    // Pages that are rendered together fail together: that is one failure.
    if (isSuspended(remote)) return;
    const last = failures.get(keyOf(remote));
    const isInRow = last !== undefined && now() - last.until < LONGEST_MS;
    const length = isInRow ? Math.min(last.length * 2, LONGEST_MS) : firstMs;
    failures.set(keyOf(remote), { length, until: now() + length });
    const { name, version } = remote;
    const text = 'A remote failed on the server: browsers render its pages for a while.';
    log.error({ remote: name, version, seconds: length / 1000, reason }, text);
  }

  return {
    suspend,
    among: (remotes) => remotes.filter(isSuspended).map(({ name }) => name),
    noteLate(remote) {
      const recent = [...(late.get(keyOf(remote)) ?? []).filter((at) => now() - at < LATE_MS), now()];
      late.set(keyOf(remote), recent.length < LATE_MAX ? recent : []);
      if (recent.length >= LATE_MAX) suspend(remote, 'Several pages were late.');
    },
  };
}
