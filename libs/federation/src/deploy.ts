import { AppError, type Build } from '@tdt/contracts';
import type { Leases } from '@tdt/database';
import type { Amount, BuildStore, KeepOptions } from './build-store.ts';
import { checkFiles, invalid, readBuild } from './built-folder.ts';
import type { LiveRegistry } from './live-registry.ts';
import { liveEntry, type Registry, restingRemotes } from './registry.ts';
import { withBuild } from './registry-changes.ts';

/** What the operations on the registry work with. */
export interface RegistryContext {
  registry: LiveRegistry;
  builds: BuildStore;
  leases: Leases;
  now: () => Date;
}

/**
 * Held while a build is put live, from the last check of its files to the switch, and while files are removed, from
 * reading the registry to the last file. So a build that goes live is complete, and no file of a live build is removed.
 */
export const FILES_LEASE = 'remotes-files';

export interface DeployOptions extends KeepOptions {
  /** Makes all checks and writes nothing. */
  dryRun?: boolean;
}

/** A switch from one version to another. */
export interface Switch {
  name: string;
  version: string;
  /** The version that was live before, which may be the same; `null`: none was. */
  before: string | null;
  /** Remotes that are not served now, because they were built for another platform than the live shell's. */
  resting: string[];
}

export interface Deployment extends Switch {
  /** The files that were stored, or would be. */
  stored: Amount;
}

/**
 * Puts the build in `folder` live as `name`: verifies it, stores what the storage lacks, switches in one conditional
 * write. The version that is live when it begins must be live when it switches; other projects may change meanwhile.
 * Interrupted at any point, it leaves the live version live, and running it again continues.
 */
export async function deploy(
  { registry, builds, leases, now }: RegistryContext,
  name: string,
  folder: string,
  { dryRun = false, signal, onProgress }: DeployOptions = {},
): Promise<Deployment> {
  const start = await registry.read();
  const build = await checkedBuild(folder, name, signal);
  const expected = liveEntry(start, name)?.version;
  const switchOver = (current: Registry): Registry => {
    const live = liveEntry(current, name)?.version;
    if (live !== expected && live !== build.version) throw overtaken(build, live, expected);
    return withBuild(current, build, 'operator', now());
  };
  // A build that does not fit is refused before anything is stored.
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
    before: liveEntry(before, name)?.version ?? null,
    resting: restingRemotes(after).map((build) => build.name),
  };
}

/** A version that another operator has put live in the meantime is not replaced silently. */
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
