import type { Build } from '@tdt/contracts';
import { readBuild } from './built-folder.ts';
import { FILES_LEASE, type Workshop } from './deploy.ts';
import { buildOf, type PutLiveBy, projectOf, putLiveBy, type Registry } from './registry.ts';
import { type Registrar, withBuild } from './registry-changes.ts';

interface FoundBuild {
  folder: string;
  build: Build;
}

/** What became of a build that was registered. */
export interface Registration {
  build: Build;
  folder: string;
  /** `left`: it was registered before and something else was put live since. */
  outcome: 'live' | 'unchanged' | 'left';
  /** What was live before, or is live in its place. */
  other: { version: string; by: PutLiveBy } | null;
}

/**
 * Puts builds live, all in one step, the shell first. Their files come first: a version must never be live before it can
 * be served. A build that is left alone stores nothing, unless one may go back to it.
 */
export async function register(
  { registry, builds, leases, now }: Workshop,
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
  // An installation that starts with nothing new waits for nobody.
  if (planned === start) return found.map((one) => describe(start, start, one));
  const { before, after } = await leases.whileHolding(FILES_LEASE, async (held) => {
    await keepNamed(add(await registry.read()));
    held.throwIfAborted();
    return registry.change(add);
  });
  return found.map((one) => describe(before, after, one));
}

function describe(before: Registry, after: Registry, { folder, build }: FoundBuild): Registration {
  const was = projectOf(before, build.name);
  const is = projectOf(after, build.name);
  const outcome = is?.live !== build.version ? 'left' : was?.live === build.version ? 'unchanged' : 'live';
  return {
    build,
    folder,
    outcome,
    other: was && outcome !== 'unchanged' ? { version: was.live, by: putLiveBy(was) } : null,
  };
}

async function readBuilds(folders: readonly string[]): Promise<FoundBuild[]> {
  const found = await Promise.all(folders.map(async (folder) => ({ folder, build: await readBuild(folder) })));
  return found.sort((a, b) => Number(b.build.kind === 'shell') - Number(a.build.kind === 'shell'));
}
