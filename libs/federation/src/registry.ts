import { AppError, type Build, BuildSchema } from '@tdt/contracts';
import { z } from 'zod';
import { doOverlap } from './mounts.ts';

/** A version that went live: by an operator who deployed it or rolled back to it, or by an installation at its start. */
const EntrySchema = z.object({
  version: z.string(),
  at: z.date(),
  by: z.enum(['operator', 'rollback', 'installation']),
});
export type Entry = z.infer<typeof EntrySchema>;

/** Like the registry, not strict: a later release may have written more fields, which this one ignores. */
const ProjectSchema = z.object({
  name: z.string(),
  /** Everything that went live, the last one is live. What rollbacks lead to follows from it (`history.ts`). */
  log: z.array(EntrySchema).min(1),
  /** The builds that can be live: that of the live version, and those that rollbacks lead to. */
  builds: z.array(BuildSchema.strip()),
});
export type Project = z.infer<typeof ProjectSchema>;

/** The whole registry: one document, replaced as a whole, guarded by its revision. */
export const RegistrySchema = z.object({ revision: z.int(), projects: z.array(ProjectSchema) });
export type Registry = z.infer<typeof RegistrySchema>;

export const EMPTY_REGISTRY: Registry = { revision: 0, projects: [] };

export const SHELL = 'shell';

/** Who put a version live: a person with a command, or an installation at its start. */
export type PutLiveBy = 'operator' | 'installation';

export const putLiveBy = ({ by }: Entry): PutLiveBy => (by === 'installation' ? by : 'operator');

export function projectOf(registry: Registry, name: string): Project | undefined {
  return registry.projects.find((project) => project.name === name);
}

/** What visitors get of a project; `undefined` when no such project is registered. */
export const liveEntry = (registry: Registry, name: string): Entry | undefined => projectOf(registry, name)?.log.at(-1);

/** The build of one version of a project; `undefined` when it is not among those that can be live. */
export function buildOf(registry: Registry, { name, version }: Pick<Build, 'name' | 'version'>): Build | undefined {
  return projectOf(registry, name)?.builds.find((build) => build.version === version);
}

/** The live build of a project; `undefined` when no such project is registered. */
export function liveBuild(registry: Registry, name: string): Build | undefined {
  const live = liveEntry(registry, name);
  return live && buildOf(registry, { name, version: live.version });
}

/** The live remotes that fit the live shell: a shell for another platform makes the others rest. */
export function liveRemotes(registry: Registry): Build[] {
  return allRemotes(registry).filter((build) => fitsShell(registry, build));
}

/** The resting remotes: not served, because they were built for another platform than the live shell's. */
export function restingRemotes(registry: Registry): Build[] {
  return allRemotes(registry).filter((build) => !fitsShell(registry, build));
}

function allRemotes(registry: Registry): Build[] {
  return registry.projects
    .filter((project) => project.name !== SHELL)
    .map((project) => liveBuild(registry, project.name))
    .filter((build) => build !== undefined);
}

/** Whether a build was made for the live shell's platform; always for a shell, and while there is none. */
export function fitsShell(registry: Registry, build: Build): boolean {
  const shell = build.kind === 'shell' ? undefined : liveBuild(registry, SHELL);
  return shell === undefined || build.platform === shell.platform;
}

/** Throws `REMOTE_REFUSED` for a build that cannot be live together with the others. */
export function checkFits(registry: Registry, build: Build): void {
  const { name, version, kind, platform, mounts } = build;
  if ((kind === 'shell') !== (name === SHELL)) {
    throw refused(`A build named "${name}" cannot be a ${kind}: the shell alone is named "${SHELL}".`);
  }
  if (kind === 'shell') return;
  if (!fitsShell(registry, build)) {
    const live = liveBuild(registry, SHELL)?.platform;
    throw refused(
      `${name} ${version} was built for platform ${platform}, and the live shell is ${live}: build it anew.`,
    );
  }
  for (const other of liveRemotes(registry).filter((remote) => remote.name !== name)) {
    const claim = mounts.find((mount) => other.mounts.some((taken) => doOverlap(mount, taken)));
    if (claim === undefined) continue;
    const taken = other.mounts.filter((one) => doOverlap(claim, one)).join(', ');
    throw refused(`${name} ${version} claims ${claim}, and the remote ${other.name} serves ${taken}.`);
  }
}

/** Refused because of what is stored. The message is in English, for operators. */
export function refused(detail: string): AppError {
  return new AppError('REMOTE_REFUSED', { detail });
}
