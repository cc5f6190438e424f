import { AppError, type Build } from '@tdt/contracts';
import type { Leases } from '../database/leases.ts';
import type { Amount, BuildStore, KeepOptions } from './build-store.ts';
import { checkFiles, invalid, readBuild } from './built-folder.ts';
import type { LiveRegistry } from './live-registry.ts';
import { projectOf, type Registry, restingRemotes } from './registry.ts';
import { withBuild } from './registry-changes.ts';

/** What changes of the registry work with. */
export interface Workshop {
  registry: LiveRegistry;
  builds: BuildStore;
  leases: Leases;
  now: () => Date;
}

/**
 * Held by whoever puts a build live, from the last look at its files to the switch, and by whoever removes files, from
 * the look at the registry to the last file: what goes live is whole, and what is live is not removed.
 */
export const FILES_LEASE = 'remotes-files';

export interface DeployOptions extends KeepOptions {
  /** Verifies everything and writes nothing. */
  dryRun?: boolean;
}

/** A switch from one version to another. */
export interface Switch {
  name: string;
  version: string;
  /** Live before; `null` when nothing was. The same as `version` when it was live already. */
  before: string | null;
  /** Remotes that are not served beside it, because they were built for another platform. */
  resting: string[];
}

export interface Deployment extends Switch {
  /** Files that were put into the storage, or would be. */
  stored: Amount;
}

/**
 * Puts the build in `folder` live as `name`: verifies it, stores what the storage lacks, switches in one conditional
 * write. Whatever is live when it begins must be live when it switches; changes of other projects meanwhile are none of
 * its business. Stopped at any point it leaves what was live live, and run again it goes on.
 */
export async function deploy(
  { registry, builds, leases, now }: Workshop,
  name: string,
  folder: string,
  { dryRun = false, signal, onProgress }: DeployOptions = {},
): Promise<Deployment> {
  const start = await registry.read();
  const build = await checkedBuild(folder, name, signal);
  const expected = projectOf(start, name)?.live;
  const switchOver = (current: Registry): Registry => {
    const live = projectOf(current, name)?.live;
    if (live !== expected && live !== build.version) throw overtaken(build, live, expected);
    return withBuild(current, build, 'operator', now());
  };
  // What does not fit is refused before anything is stored.
  const planned = switchOver(start);
  if (dryRun) return { ...describeSwitch(start, planned, build), stored: await builds.missing(build) };

  const stored = await builds.keep(folder, build, { signal, onProgress });
  return leases.whileHolding(
    FILES_LEASE,
    async (held) => {
      const again = await builds.keep(folder, build, { signal: held });
      held.throwIfAborted();
      const { before, after } = await registry.change(switchOver);
      return { ...describeSwitch(before, after, build), stored: sum(stored, again) };
    },
    { signal },
  );
}

export function describeSwitch(
  before: Registry,
  after: Registry,
  { name, version }: Pick<Build, 'name' | 'version'>,
): Switch {
  return {
    name,
    version,
    before: projectOf(before, name)?.live ?? null,
    resting: restingRemotes(after).map((build) => build.name),
  };
}

/** What somebody else has put live in the meantime is not replaced without a look at it. */
export function overtaken(build: Pick<Build, 'name' | 'version'>, live?: string, expected?: string): AppError {
  const was = expected === undefined ? 'nothing was' : `${expected} was`;
  const detail =
    `${build.name}: ${live ?? 'nothing'} went live in the meantime (${was} live when this began), so ${build.version} was ` +
    'not put live. See remotes list; run the same command again to replace it.';
  return new AppError('REVISION_CONFLICT', { detail });
}

async function checkedBuild(folder: string, name: string, signal?: AbortSignal): Promise<Build> {
  const build = await readBuild(folder);
  if (build.name !== name) throw invalid(`${folder} holds a build of ${build.name}, not of ${name}.`);
  await checkFiles(folder, build, signal);
  return build;
}

const sum = (one: Amount, other: Amount): Amount => ({
  files: one.files + other.files,
  bytes: one.bytes + other.bytes,
});
