import type { Context, Result } from '../../command.ts';
import { plural, stopped } from '../../output/report.ts';

export interface PruneHistoryOptions {
  dryRun?: boolean;
}

/** `tdt history prune`: removes versions whose time is over, as a running site does once a day. */
export async function pruneHistory({ dryRun = false }: PruneHistoryOptions, context: Context): Promise<Result> {
  const { signal } = context;
  const { history } = await (dryRun ? context.openReader() : context.openWriter());
  const pruned = await history.prune({ dryRun, signal });
  const line = `${dryRun ? 'To be removed' : 'Removed'}: ${plural(pruned.versions, 'version')}.`;
  const result = { data: { dry_run: dryRun, ...pruned }, lines: [line] };
  return pruned.finished ? result : stopped(result);
}
