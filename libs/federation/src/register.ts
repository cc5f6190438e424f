import type { Build } from '@tdt/contracts';
import { readBuild } from './built-folder.ts';
import { FILES_LEASE, type RegistryContext } from './deploy.ts';
import { buildOf, liveEntry, type PutLiveBy, putLiveBy, type Registry } from './registry.ts';
import { type Registrar, withBuild } from './registry-changes.ts';

interface FoundBuild {
  folder: string;
  build: Build;
}

/** The result for one of the registered builds. */
export interface Registration {
  build: Build;
  folder: string;
  /** `left`: it was registered before, and another version was put live since. */
  outcome: 'live' | 'unchanged' | 'left';
  /** The version that was live before, or is live instead. */
  other: { version: string; by: PutLiveBy } | null;
}

/**
 * Puts builds live, all in one step, the shell first. Their files are stored before, so that a version that is live can
 * be served. For a build that is left alone, files are stored only if a rollback can reach it.
 */
export async function register(
  { registry, builds, leases, now }: RegistryContext,
  folders: readonly string[],
  registrar: Registrar,
): Promise<Registration[]> {
  const found = await readBuilds(folders);
  const add = (current: Registry): Registry =>
    found.reduce((next, { build }) => withBuild(next, build, registrar, now()), current);
  const keepNamed = async (planned: Registry): Promise<void> => {
    for (const { folder, build } of found) if (buildOf(planned, build)) await builds.keep(folder, build);
  };
  const start = await registry.read();
  const planned = add(start);
  await keepNamed(planned);
  // An installation that starts without new builds needs no lease.
  if (planned === start) return found.map((one) => describe(start, start, one));
  const { before, after } = await leases.whileHolding(FILES_LEASE, async (held) => {
    await keepNamed(add(await registry.read()));
    held.throwIfAborted();
    return registry.change(add);
  });
  return found.map((one) => describe(before, after, one));
}

function describe(before: Registry, after: Registry, { folder, build }: FoundBuild): Registration {
  const was = liveEntry(before, build.name);
  const is = liveEntry(after, build.name);
  const outcome = is?.version !== build.version ? 'left' : was?.version === build.version ? 'unchanged' : 'live';
  return {
    build,
    folder,
    outcome,
    other: was && outcome !== 'unchanged' ? { version: was.version, by: putLiveBy(was) } : null,
  };
}

async function readBuilds(folders: readonly string[]): Promise<FoundBuild[]> {
  const found = await Promise.all(folders.map(async (folder) => ({ folder, build: await readBuild(folder) })));
  return found.sort((a, b) => Number(b.build.kind === 'shell') - Number(a.build.kind === 'shell'));
}
