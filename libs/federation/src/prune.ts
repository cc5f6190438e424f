import type { KeepOptions, StoredBuild } from './build-store.ts';
import { FILES_LEASE, type RegistryContext } from './deploy.ts';
import { RECENT_MS, wasLiveLately } from './history.ts';
import { buildOf, projectOf, type Registry } from './registry.ts';
import { PREVIOUS_MAX, withShorterHistory } from './registry-changes.ts';

export interface PruneOptions extends KeepOptions {
  /** Maximum number of versions per project that rollbacks can reach afterwards; by default, all. */
  keep?: number;
  dryRun?: boolean;
}

/** A build whose files were removed, or would be. */
interface PrunedBuild {
  name: string;
  version: string;
  files: number;
  bytes: number;
}

export interface Pruned {
  builds: PrunedBuild[];
  files: number;
  bytes: number;
  /** Number of builds that stay only because they are too young. */
  young: number;
  /** `false` when its signal stopped it. */
  finished: boolean;
}

/**
 * Removes builds from the storage that are neither live nor within reach of a rollback, and folders that belong to no
 * build. Two kinds stay for an hour: builds that were written within the last hour, which a deploy in progress may
 * need, and builds that were live within the last hour, because pages rendered with them may be open in browsers and
 * load more of their files. (A page that stays open for longer, over a deploy and a prune, must be reloaded.)
 */
export async function prune(context: RegistryContext, options: PruneOptions = {}): Promise<Pruned> {
  const { registry, builds, now } = context;
  const { keep = PREVIOUS_MAX, dryRun = false, signal, onProgress } = options;
  const shorten = (current: Registry): Registry => withShorterHistory(current, keep, now());
  // Versions leave the registry first, so that no rollback puts one live while its files are removed.
  const after = dryRun ? shorten(await registry.read()) : (await registry.change(shorten)).after;
  const all = await builds.all();
  const unneeded = all.filter((stored) => isUnneeded(after, stored, now()));
  const young = countUnneeded(all, withShorterHistory(after, keep, LATER), LATER) - unneeded.length;
  const removed: PrunedBuild[] = [];
  for (const [index, stored] of unneeded.entries()) {
    if (signal?.aborted) break;
    const gone = dryRun ? stored : await remove(context, stored);
    if (gone) removed.push(describe(gone));
    onProgress?.({ step: 'builds', done: index + 1, total: unneeded.length });
  }
  const total = (of: (build: PrunedBuild) => number) => removed.reduce((sum, build) => sum + of(build), 0);
  const finished = !signal?.aborted;
  return { builds: removed, files: total(({ files }) => files), bytes: total(({ bytes }) => bytes), young, finished };
}

/** Checks again while nothing can be put live. Resolves with what was removed, or `null`. */
function remove({ registry, builds, leases, now }: RegistryContext, stored: StoredBuild): Promise<StoredBuild | null> {
  return leases.whileHolding(FILES_LEASE, async (held) => {
    const fresh = await builds.find(stored);
    if (!fresh || !isUnneeded(await registry.read(), fresh, now())) return null;
    await builds.remove(fresh, held);
    return fresh;
  });
}

function isUnneeded(registry: Registry, stored: StoredBuild, now: Date): boolean {
  if (buildOf(registry, stored) || now.getTime() - stored.newest.getTime() < RECENT_MS) return false;
  const project = projectOf(registry, stored.name);
  return !project || !wasLiveLately(project, stored.version, now);
}

/** A time at which nothing that is stored now is young any more. */
const LATER = new Date(8.64e15);

const countUnneeded = (all: readonly StoredBuild[], registry: Registry, now: Date): number =>
  all.filter((stored) => isUnneeded(registry, stored, now)).length;

const describe = ({ name, version, files }: Pick<StoredBuild, 'name' | 'version' | 'files'>): PrunedBuild => ({
  name,
  version,
  files: files.length,
  bytes: files.reduce((sum, { size }) => sum + size, 0),
});
