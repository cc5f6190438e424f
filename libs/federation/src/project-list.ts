import type { Build } from '@tdt/contracts';
import { historyOf } from './history.ts';
import { buildOf, fitsShell, liveEntry, type Project, type PutLiveBy, putLiveBy, type Registry } from './registry.ts';

/** A version that a rollback can put live. */
export interface EarlierVersion {
  version: string;
  platform: string;
  /** Whether it was built for the platform of the live shell. */
  fits: boolean;
}

/** One project of the registry, as an operator sees it. */
export interface ListedProject {
  name: string;
  kind: Build['kind'];
  layout: Build['layout'];
  mounts: string[];
  live: string;
  platform: string;
  /** When `live` went live, in ISO 8601. */
  since: string;
  by: PutLiveBy;
  /** `true`: not served, because it was built for another platform than the live shell's. */
  resting: boolean;
  /** The versions to which rollbacks lead, the next one first. */
  previous: EarlierVersion[];
  /** The versions that were rolled back, the latest first; a rollback leads there only when it names one. */
  undone: EarlierVersion[];
}

/** Every project of the registry: the shell first, then by name. */
export function listProjects(registry: Registry): ListedProject[] {
  return registry.projects
    .map((project) => listed(registry, project))
    .filter((project) => project !== null)
    .sort((a, b) => Number(b.kind === 'shell') - Number(a.kind === 'shell'));
}

function listed(registry: Registry, project: Project): ListedProject | null {
  const { name } = project;
  const { previous, undone } = historyOf(project);
  const live = liveEntry(registry, name);
  const build = live && buildOf(registry, { name, version: live.version });
  if (!build) return null;
  const { kind, layout, mounts, platform } = build;
  const earlier = (versions: string[]): EarlierVersion[] =>
    versions
      .map((version) => buildOf(registry, { name, version }))
      .filter((one) => one !== undefined)
      .map((one) => ({ version: one.version, platform: one.platform, fits: fitsShell(registry, one) }));
  return {
    name,
    kind,
    layout,
    mounts,
    live: live.version,
    platform,
    since: live.at.toISOString(),
    by: putLiveBy(live),
    resting: !fitsShell(registry, build),
    previous: earlier(previous),
    undone: earlier(undone),
  };
}
