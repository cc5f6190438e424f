import type { Entry, Project } from './registry.ts';

/** How long a page that was rendered with a former version may be open and load more of its files. */
export const RECENT_MS = 3_600_000;

/** The versions that rollbacks lead to. */
export interface History {
  /** Versions that were live before, the latest first. */
  previous: string[];
  /** Versions that were rolled back, the latest first: only a rollback that names one leads there. */
  undone: string[];
}

/** What follows from the log of a project, as far as its builds are still there. */
export function historyOf({ log, builds }: Project): History {
  const { previous, undone } = log.reduce(afterEntry, { previous: [], undone: [] });
  const isLeft = (version: string) => builds.some((build) => build.version === version);
  // The first one is live.
  return { previous: previous.slice(1).filter(isLeft), undone: undone.filter(isLeft) };
}

/** A rollback undoes the versions that it leaves and skips; everything else adds to them. */
function afterEntry({ previous, undone }: History, { version, by }: Entry): History {
  const left = by === 'rollback' ? previous.indexOf(version) : -1;
  if (left >= 0) return { previous: previous.slice(left), undone: [...previous.slice(0, left).reverse(), ...undone] };
  const isOther = (one: string) => one !== version;
  return { previous: [version, ...previous.filter(isOther)], undone: undone.filter(isOther) };
}

/** Whether a version was replaced within the last hour: pages rendered with it may still be open. */
export function wasLiveLately({ log }: Project, version: string, now: Date): boolean {
  return log.some(({ at }, index) => log[index - 1]?.version === version && now.getTime() - at.getTime() < RECENT_MS);
}
