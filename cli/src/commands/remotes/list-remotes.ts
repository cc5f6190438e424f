import type { EarlierVersion, ListedProject } from '@tdt/core';
import type { Context, Result } from '../../command.ts';

/** Earlier versions that one line names. */
const NAMED_MAX = 3;

/** `tdt remotes list`: what is live since when, by whom, and what one can go back to. */
export async function listRemotes(context: Context): Promise<Result> {
  const { remotes } = await context.open();
  const { generation, projects } = await remotes.list();
  const lines =
    projects.length > 0
      ? table(projects)
      : ['Nothing is registered yet: the first start of the site, or remotes deploy, does.'];
  return { data: { generation, projects }, lines };
}

/** One line a project, in columns: name, live version, since when (UTC) and by whom, then what there is to say. */
function table(projects: readonly ListedProject[]): string[] {
  const cells = projects.map((project) => [project.name, project.live, sinceWhen(project), project.by]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return projects.map((project, index) => {
    const row = cells[index]?.map((cell, column) => cell.padEnd(widths[column] ?? 0)) ?? [];
    return [...row, remarks(project)].join('  ').trimEnd();
  });
}

const sinceWhen = ({ since }: ListedProject): string =>
  since === null ? 'since long ago' : `since ${since.slice(0, 16).replace('T', ' ')}`;

function remarks({ resting, platform, previous, undone }: ListedProject): string {
  const all = [
    resting && `not served: built for platform ${platform}`,
    previous.length > 0 && `back to ${named(previous)}`,
    undone.length > 0 && `undone: ${named(undone)}`,
  ];
  return all.filter(Boolean).join(' · ');
}

function named(versions: readonly EarlierVersion[]): string {
  const names = versions.slice(0, NAMED_MAX).map(({ version, fits }) => (fits ? version : `${version} (does not fit)`));
  const more = versions.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
