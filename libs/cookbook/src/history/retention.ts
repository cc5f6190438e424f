import { DAY_MS } from '@tdt/database';

/** How long versions stay, from the moment that a save replaced them. */
export interface Retention {
  /** Days for which every version stays. */
  allDays: number;
  /** Days for which the last version of each day stays. */
  dailyDays: number;
}

const dayOf = (time: Date): number => Math.floor(time.getTime() / DAY_MS);

/**
 * Whether the time of a version is over. The last of a day is the one that no save of that day (in UTC) replaced: what
 * was public overnight.
 */
export function isOver(
  version: { saved: Date; replaced: Date },
  { allDays, dailyDays }: Retention,
  now: Date,
): boolean {
  const age = now.getTime() - version.replaced.getTime();
  if (age <= allDays * DAY_MS) return false;
  return age > dailyDays * DAY_MS || dayOf(version.saved) === dayOf(version.replaced);
}

/** Versions that were replaced later stay. */
export const firstOver = ({ allDays }: Retention, now: Date): Date => new Date(now.getTime() - allDays * DAY_MS);
