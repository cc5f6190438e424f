import { AppError, type Build, BuildSchema } from '@tdt/contracts';
import { z } from 'zod';

const ProjectSchema = z.strictObject({
  name: z.string(),
  /** Version that visitors get. */
  live: z.string(),
  /** Whether an installation put it live by itself at its start, not an operator. */
  automatic: z.boolean().default(true),
  /** Versions that were live before, the latest first: the way back. */
  previous: z.array(z.string()),
  /** Every version that was ever registered, also those whose files are gone. */
  known: z.array(z.string()),
  /** What can be live: the builds of the live and the previous versions. */
  builds: z.array(BuildSchema),
});
export type Project = z.infer<typeof ProjectSchema>;

/** The whole registry: one document, replaced as one, guarded by its revision. */
export const RegistrySchema = z.strictObject({ revision: z.int(), projects: z.array(ProjectSchema) });
export type Registry = z.infer<typeof RegistrySchema>;

export const EMPTY_REGISTRY: Registry = { revision: 0, projects: [] };

/** How far back one can go; the builds of older versions are forgotten. */
const PREVIOUS_MAX = 20;

export const SHELL = 'shell';

export function projectOf(registry: Registry, name: string): Project | undefined {
  return registry.projects.find((project) => project.name === name);
}

/** The live build of a project; `undefined` when nothing of that name is registered. */
export function liveBuild(registry: Registry, name: string): Build | undefined {
  const project = projectOf(registry, name);
  return project?.builds.find((build) => build.version === project.live);
}

/**
 * Who puts a build live. `operator`: somebody decided it. `installation`: the build lies in an installation that starts;
 * a version that was ever registered before is then left alone, so that what was deployed or rolled back since is not
 * silently undone. `only-installation`: the same, but nobody else has builds for this registry, so an older build comes
 * back if it was an installation that had put the live one there (somebody checked out an older commit).
 */
export type Registrar = 'operator' | 'installation' | 'only-installation';

/**
 * The registry with `build` live. The same object comes back when nothing changes. Throws `VALIDATION_FAILED` for a
 * remote that was built for another platform than the live shell's, or that claims a mount of another remote.
 */
export function withBuild(registry: Registry, build: Build, registrar: Registrar): Registry {
  const project = projectOf(registry, build.name);
  if (project?.live === build.version || (project && mustLeave(project, build, registrar))) return registry;
  checkFits(registry, build);
  const next = putLive(project, build, registrar !== 'operator');
  return {
    ...registry,
    projects: project
      ? registry.projects.map((one) => (one === project ? next : one))
      : [...registry.projects, next].sort((a, b) => a.name.localeCompare(b.name)),
  };
}

function mustLeave(project: Project, build: Build, registrar: Registrar): boolean {
  if (registrar === 'operator' || !project.known.includes(build.version)) return false;
  return registrar === 'installation' || !project.automatic;
}

function putLive(project: Project | undefined, build: Build, automatic: boolean): Project {
  const { name, version } = build;
  if (!project) return { name, live: version, automatic, previous: [], known: [version], builds: [build] };
  const earlier = project.previous.filter((one) => one !== version && one !== project.live);
  const previous = [project.live, ...earlier].slice(0, PREVIOUS_MAX);
  return {
    name,
    live: version,
    automatic,
    previous,
    known: project.known.includes(version) ? project.known : [...project.known, version],
    builds: [...project.builds.filter((one) => previous.includes(one.version)), build],
  };
}

function checkFits(registry: Registry, build: Build): void {
  if ((build.kind === 'shell') !== (build.name === SHELL)) {
    throw refused(`« ${build.name} » ne peut pas être un build de type ${build.kind}.`);
  }
  if (build.kind === 'shell') return;
  const shell = liveBuild(registry, SHELL);
  if (shell && shell.platform !== build.platform) {
    throw refused(
      `Le module ${build.name} ${build.version} est fait pour la plateforme ${build.platform} ; le site utilise la ${shell.platform}.`,
    );
  }
  for (const other of liveRemotes(registry)) {
    const mount = other.name === build.name ? undefined : other.mounts.find((one) => build.mounts.includes(one));
    if (mount !== undefined) throw refused(`L'adresse ${mount} est déjà servie par le module ${other.name}.`);
  }
}

/** The live remotes that fit the live shell: after a shell for another platform went live, older remotes rest. */
export function liveRemotes(registry: Registry): Build[] {
  const shell = liveBuild(registry, SHELL);
  return registry.projects
    .filter((project) => project.name !== SHELL)
    .map((project) => liveBuild(registry, project.name))
    .filter((build) => build !== undefined)
    .filter((build) => !shell || build.platform === shell.platform);
}

function refused(detail: string): AppError {
  return new AppError('VALIDATION_FAILED', { detail });
}
