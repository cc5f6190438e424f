import { describeSwitch, overtaken, type RegistryContext, type Switch } from './deploy.ts';
import { buildOf, liveEntry, type Registry, refused } from './registry.ts';
import { withRollback } from './registry-changes.ts';

export interface RollbackOptions {
  /** An earlier or rolled-back version; by default, the previous one. */
  to?: string | undefined;
  dryRun?: boolean;
}

/**
 * Puts an earlier version of a project live in one conditional write, after checking that its files are stored. The
 * version that is live when it begins must be live when it switches.
 */
export async function rollBack(
  { registry, builds, now }: Pick<RegistryContext, 'registry' | 'builds' | 'now'>,
  name: string,
  { to, dryRun = false }: RollbackOptions = {},
): Promise<Switch> {
  const start = await registry.read();
  const planned = withRollback(start, name, to, now());
  const version = liveEntry(planned, name)?.version ?? '';
  const expected = liveEntry(start, name)?.version;
  await checkStored(builds, planned, { name, version });
  const goBack = (current: Registry): Registry => {
    const live = liveEntry(current, name)?.version;
    if (live !== expected && live !== version) throw overtaken({ name, version }, live, expected);
    return withRollback(current, name, version, now());
  };
  // No lease is needed: files of versions in the registry are not removed, and the switch requires that it is still
  // there.
  const { before, after } = dryRun ? { before: start, after: planned } : await registry.change(goBack);
  return describeSwitch(before, after, { name, version });
}

async function checkStored(
  builds: RegistryContext['builds'],
  registry: Registry,
  wanted: { name: string; version: string },
): Promise<void> {
  const build = buildOf(registry, wanted);
  const lost = build && (await builds.missing(build)).files;
  if (lost === 0) return;
  throw refused(
    `The storage lacks ${lost} files of ${wanted.name} ${wanted.version}: deploy it again from its folder, or name another version with --to.`,
  );
}
