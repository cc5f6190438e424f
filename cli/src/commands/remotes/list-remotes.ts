import type { EarlierVersion, ListedProject } from '@tdt/federation';
import type { Context, Result } from '../../command.ts';
import { columns } from '../../output/report.ts';

/** Most earlier versions per line. */
const NAMED_MAX = 3;

/** `tdt remotes list`: the live versions, and those that a rollback can return to. */
export async function listRemotes(context: Context): Promise<Result> {
  const { remotes } = await context.openReader();
  const { generation, projects } = await remotes.list();
  const lines =
    projects.length > 0 ? table(projects) : ['Nothing is registered yet: start the site, or run remotes deploy.'];
  return { data: { generation, projects }, lines };
}

/** Columns: name, live version, since when (UTC), by whom, remarks. */
const table = (projects: readonly ListedProject[]): string[] =>
  columns(projects.map((project) => [project.name, project.live, sinceWhen(project), project.by, remarks(project)]));

const sinceWhen = ({ since }: ListedProject): string => `since ${since.slice(0, 16).replace('T', ' ')}`;

function remarks({ resting, platform, previous, undone }: ListedProject): string {
  const all = [
    resting && `not served: built for platform ${platform}`,
    previous.length > 0 && `back to ${named(previous)}`,
    undone.length > 0 && `undone: ${named(undone)}`,
  ];
  return all.filter(Boolean).join(' · ');
}

function named(versions: readonly EarlierVersion[]): string {
  const names = versions.slice(0, NAMED_MAX).map(({ version, fits }) => (fits ? version : `${version} (incompatible)`));
  const more = versions.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
