import type { KeepOptions, StoredBuild } from './build-store.ts';
import { FILES_LEASE, type Workshop } from './deploy.ts';
import { buildOf, projectOf, type Registry } from './registry.ts';
import { PREVIOUS_MAX, RECENT_MS, wasLiveLately, withShorterHistory } from './registry-changes.ts';

export interface PruneOptions extends KeepOptions {
  /** Versions a project that one can still go back to afterwards, at most; all that the registry remembers unless told. */
  keep?: number;
  dryRun?: boolean;
}

/** A build whose files were removed, or would be. */
export interface PrunedBuild {
  name: string;
  version: string;
  files: number;
  bytes: number;
}

export interface Pruned {
  builds: PrunedBuild[];
  files: number;
  bytes: number;
  /** How many builds stay only because they are too young to go. */
  young: number;
  /** `false` when it was stopped by its signal. */
  finished: boolean;
}

/**
 * Removes builds from the storage that are neither live nor among those one can go back to, and folders that belong to no
 * build. Two kinds stay for an hour: what was written within the last hour, which may belong to a deploy under way, and
 * what was live within the last hour, because a page that was rendered with it may be open in a browser and load more of
 * it. (A page that stays open longer than that, over a deploy and a prune, has to be loaded again.)
 */
export async function prune(workshop: Workshop, options: PruneOptions = {}): Promise<Pruned> {
  const { registry, builds, now } = workshop;
  const { keep = PREVIOUS_MAX, dryRun = false, signal, onProgress } = options;
  const shorten = (current: Registry): Registry => withShorterHistory(current, keep, now());
  // What one can no longer go back to leaves the registry first: nobody then puts it live while its files go.
  const after = dryRun ? shorten(await registry.read()) : (await registry.change(shorten)).after;
  const all = await builds.all();
  const needless = all.filter((stored) => isNeedless(after, stored, now()));
  const young = countNeedless(all, withShorterHistory(after, keep, LATER), LATER) - needless.length;
  const removed: PrunedBuild[] = [];
  for (const [index, stored] of needless.entries()) {
    if (signal?.aborted) break;
    const gone = dryRun ? stored : await remove(workshop, stored);
    if (gone) removed.push(describe(gone));
    onProgress?.({ step: 'builds', done: index + 1, total: needless.length });
  }
  const total = (of: (build: PrunedBuild) => number) => removed.reduce((sum, build) => sum + of(build), 0);
  const finished = !signal?.aborted;
  return { builds: removed, files: total(({ files }) => files), bytes: total(({ bytes }) => bytes), young, finished };
}

/** Looks again once nobody can put it live any more. Resolves with what was removed. */
function remove({ registry, builds, leases, now }: Workshop, stored: StoredBuild): Promise<StoredBuild | null> {
  return leases.whileHolding(FILES_LEASE, async (held) => {
    const fresh = await builds.find(stored);
    if (!fresh || !isNeedless(await registry.read(), fresh, now())) return null;
    await builds.remove(fresh, held);
    return fresh;
  });
}

function isNeedless(registry: Registry, stored: StoredBuild, now: Date): boolean {
  if (buildOf(registry, stored) || now.getTime() - stored.newest.getTime() < RECENT_MS) return false;
  const project = projectOf(registry, stored.name);
  return !project || (project.live !== stored.version && !wasLiveLately(project, stored.version, now));
}

/** When nothing that is stored now is young any more. */
const LATER = new Date(8.64e15);

const countNeedless = (all: readonly StoredBuild[], registry: Registry, now: Date): number =>
  all.filter((stored) => isNeedless(registry, stored, now)).length;

const describe = ({ name, version, files }: Pick<StoredBuild, 'name' | 'version' | 'files'>): PrunedBuild => ({
  name,
  version,
  files: files.length,
  bytes: files.reduce((sum, { size }) => sum + size, 0),
});
