import { AppError, type Build } from '@tdt/contracts';
import { type History, historyOf, wasLiveLately } from './history.ts';
import {
  buildOf,
  checkFits,
  type Entry,
  liveEntry,
  type Project,
  projectOf,
  type Registry,
  refused,
} from './registry.ts';

/** Number of versions that rollbacks can reach, undone ones included; the builds of older versions are forgotten. */
export const PREVIOUS_MAX = 20;

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
  const { name, version } = build;
  if (liveEntry(registry, name)?.version === version || mustLeave(registry, build, registrar)) return registry;
  checkFits(registry, build);
  return withEntry(registry, build, { version, at, by: registrar === 'operator' ? 'operator' : 'installation' });
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
  const history = historyOf(project);
  const live = liveEntry(registry, name)?.version;
  const version = to ?? history.previous[0];
  if (version === live) return registry;
  if (version === undefined)
    throw refused(`There is nothing to go back to: no version before ${name} ${live} is left.`);
  const build = buildOf(registry, { name, version });
  if (!build) throw refused(`One cannot go back to ${name} ${version}${within(history)}. Deploy it from its folder.`);
  checkFits(registry, build);
  return withEntry(registry, build, { version, at, by: 'rollback' });
}

/**
 * The registry with at most `keep` previous and `keep` undone versions per project, plus those that were live lately.
 */
export function withShorterHistory(registry: Registry, keep: number, now: Date): Registry {
  const projects = registry.projects.map((project) => {
    const stays = (version: string, index: number) => index < keep || wasLiveLately(project, version, now);
    const { previous, undone } = historyOf(project);
    return withHistory(project, [...previous.filter(stays), ...undone.filter(stays)]);
  });
  return projects.every((project, index) => project === registry.projects[index])
    ? registry
    : { ...registry, projects };
}

function mustLeave(registry: Registry, { name, version }: Build, registrar: Registrar): boolean {
  const isKnown = projectOf(registry, name)?.log.some((entry) => entry.version === version);
  if (registrar === 'operator' || !isKnown) return false;
  return registrar === 'installation' || liveEntry(registry, name)?.by !== 'installation';
}

function withEntry(registry: Registry, build: Build, entry: Entry): Registry {
  const { name, version } = build;
  const { log = [], builds = [] } = projectOf(registry, name) ?? {};
  const next = { name, log: [...log, entry], builds: [...builds.filter((one) => one.version !== version), build] };
  const { previous, undone } = historyOf(next);
  const reachable = [...previous, ...undone].slice(0, PREVIOUS_MAX);
  const others = registry.projects.filter((project) => project.name !== name);
  const projects = [...others, withHistory(next, reachable)].sort((a, b) => a.name.localeCompare(b.name));
  return { ...registry, projects };
}

/** The project without the builds that are neither live nor of these versions: no rollback leads there any more. */
function withHistory(project: Project, versions: readonly string[]): Project {
  const needed = [project.log.at(-1)?.version, ...versions];
  const builds = project.builds.filter(({ version }) => needed.includes(version));
  return builds.length === project.builds.length ? project : { ...project, builds };
}

function within({ previous, undone }: History): string {
  const all = [...previous, ...undone];
  return all.length === 0 ? '' : `, only to ${all.join(', ')}`;
}
