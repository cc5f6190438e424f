import { AppError, type Build } from '@tdt/contracts';
import { buildOf, checkFits, type Project, projectOf, type Registry, refused } from './registry.ts';

/** Number of versions that rollbacks can reach, undone ones included; the builds of older versions are forgotten. */
export const PREVIOUS_MAX = 20;

/** How long a page that was rendered with a former version may be open and load more of its files. */
export const RECENT_MS = 3_600_000;

/**
 * Who puts a build live. `operator`: a person decided it. `installation`: an installation that starts contains the
 * build; a version that was registered before is then left alone, so that a deploy or rollback since is not silently
 * undone. `only-installation`: the same, but no other installation uses this registry, so an older build is put live
 * again if an installation had put the live one there (a developer checked out an older commit).
 */
export type Registrar = 'operator' | 'installation' | 'only-installation';

/**
 * The registry with `build` live since `at`; the same object if nothing changes. Throws `REMOTE_REFUSED` for a remote
 * that was built for another platform than the live shell's, or that claims a mount of another remote.
 */
export function withBuild(registry: Registry, build: Build, registrar: Registrar, at: Date): Registry {
  const project = projectOf(registry, build.name);
  if (project?.live === build.version || (project && mustLeave(project, build, registrar))) return registry;
  checkFits(registry, build);
  return withProject(registry, putLive(project, build, registrar !== 'operator', at));
}

/**
 * The registry with an earlier version of a project live: the previous one, or `to`; the same object if `to` is live
 * already. The version that it leaves, and those that it skips, become undone: a second rollback goes further back, and
 * `to` can still name them. Throws `REMOTE_NOT_FOUND`, and `REMOTE_REFUSED` when there is no such version or it does
 * not fit what is live.
 */
export function withRollback(registry: Registry, name: string, to: string | undefined, at: Date): Registry {
  const project = projectOf(registry, name);
  if (!project) throw new AppError('REMOTE_NOT_FOUND', { detail: `Nothing named "${name}" was ever deployed.` });
  const version = to ?? project.previous[0];
  if (version === project.live) return registry;
  if (version === undefined)
    throw refused(`There is nothing to go back to: no version before ${name} ${project.live} is left.`);
  const build = buildOf(registry, { name, version });
  if (!build) throw refused(`One cannot go back to ${name} ${version}${within(project)}. Deploy it from its folder.`);
  checkFits(registry, build);
  const position = project.previous.indexOf(version);
  return withProject(registry, position === -1 ? putLive(project, build, false, at) : goBack(project, position, at));
}

/**
 * The registry with at most `keep` previous and `keep` undone versions per project, plus those that were live lately.
 */
export function withShorterHistory(registry: Registry, keep: number, now: Date): Registry {
  const projects = registry.projects.map((project) => {
    const stays = (version: string, index: number) => index < keep || wasLiveLately(project, version, now);
    const previous = project.previous.filter(stays);
    const undone = project.undone.filter(stays);
    const isSame = previous.length === project.previous.length && undone.length === project.undone.length;
    return isSame ? project : withNeededBuilds({ ...project, previous, undone });
  });
  return projects.every((project, index) => project === registry.projects[index])
    ? registry
    : { ...registry, projects };
}

/** Whether a version was live within the last hour. */
export function wasLiveLately(project: Project, version: string, now: Date): boolean {
  return project.retired.some((one) => one.version === version && isRecent(one.at, now));
}

const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < RECENT_MS;

function mustLeave(project: Project, build: Build, registrar: Registrar): boolean {
  if (registrar === 'operator' || !project.known.includes(build.version)) return false;
  return registrar === 'installation' || !project.automatic;
}

function putLive(project: Project | undefined, build: Build, automatic: boolean, at: Date): Project {
  const { name, version } = build;
  const begun = { name, live: version, since: at, automatic };
  if (!project) return { ...begun, previous: [], undone: [], retired: [], known: [version], builds: [build] };
  const isOther = (one: string) => one !== version && one !== project.live;
  return withNeededBuilds({
    ...begun,
    previous: [project.live, ...project.previous.filter(isOther)],
    undone: project.undone.filter(isOther),
    retired: retiredWith(project, at),
    known: project.known.includes(version) ? project.known : [...project.known, version],
    builds: [...project.builds.filter((one) => one.version !== version), build],
  });
}

function goBack(project: Project, position: number, at: Date): Project {
  const left = [project.live, ...project.previous.slice(0, position)].reverse();
  return withNeededBuilds({
    ...project,
    live: project.previous[position] as string,
    since: at,
    automatic: false,
    previous: project.previous.slice(position + 1),
    undone: [...left, ...project.undone],
    retired: retiredWith(project, at),
  });
}

/** The versions that were live within the last hour, including the one that is replaced now. */
function retiredWith({ live, retired }: Project, at: Date): Project['retired'] {
  return [{ version: live, at }, ...retired.filter((one) => one.version !== live && isRecent(one.at, at))];
}

/** Drops versions beyond the limit, and the builds that no rollback can reach then. */
function withNeededBuilds(project: Project): Project {
  const previous = project.previous.slice(0, PREVIOUS_MAX);
  const undone = project.undone.slice(0, PREVIOUS_MAX - previous.length);
  const needed = new Set([project.live, ...previous, ...undone]);
  return { ...project, previous, undone, builds: project.builds.filter(({ version }) => needed.has(version)) };
}

function withProject(registry: Registry, next: Project): Registry {
  const others = registry.projects.filter(({ name }) => name !== next.name);
  return { ...registry, projects: [...others, next].sort((a, b) => a.name.localeCompare(b.name)) };
}

function within({ previous, undone }: Project): string {
  const all = [...previous, ...undone];
  return all.length === 0 ? '' : `, only to ${all.join(', ')}`;
}
