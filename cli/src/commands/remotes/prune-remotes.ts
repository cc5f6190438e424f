import type { Pruned } from '@tdt/federation';
import { type Context, type Result, STATUS } from '../../command.ts';
import { consentFrom, wholeNumber } from '../../input.ts';
import { amount, plural, stopped } from '../../output/report.ts';

/** Rollbacks reach at most this many versions. */
const KEEP_MAX = 20;

export interface PruneRemotesOptions {
  /** Earlier versions per project that stay available for a rollback, as typed. */
  keep?: string;
  yes?: boolean;
  dryRun?: boolean;
}

/** `tdt remotes prune`: removes the files of builds that are neither live nor available for a rollback. */
export async function pruneRemotes(
  { keep, yes, dryRun = false }: PruneRemotesOptions,
  context: Context,
): Promise<Result> {
  const consent = dryRun ? null : consentFrom(context, yes);
  const limits = {
    ...(keep !== undefined && { keep: wholeNumber('--keep', keep, 0, KEEP_MAX) }),
    signal: context.signal,
  };
  const { remotes } = await (dryRun ? context.openReader() : context.openWriter());
  const planned = await remotes.prune({ ...limits, dryRun: true });
  if (dryRun) return report(planned, true);
  const isNothing = planned.files === 0 && keep === undefined;
  if (!isNothing && !(await consent?.(question(planned, keep)))) {
    return { data: { dry_run: false, declined: true }, lines: ['Nothing was removed.'], status: STATUS.failed };
  }
  const pruned = await remotes.prune({ ...limits, onProgress: context.onProgress });
  const result = report(pruned, false);
  return pruned.finished ? result : stopped(result);
}

/** States the new limit, since that loses rollback versions even if no file is removed yet. */
function question(planned: Pruned, keep?: string): string {
  const what = described(planned);
  return keep === undefined ? `Remove ${what}?` : `Keep ${keep} earlier versions of each, and remove ${what}?`;
}

function report(pruned: Pruned, dryRun: boolean): Result {
  const { builds, young } = pruned;
  const data = { dry_run: dryRun, ...pruned };
  const untouched =
    young === 0 ? [] : [`Not removed, since written or live within the last hour: ${plural(young, 'build')}.`];
  if (builds.length === 0) return { data, lines: ['There is nothing to remove.', ...untouched] };
  const each = builds.map((build) => `${build.name} ${build.version}: ${amount(build)}`);
  return { data, lines: [...each, `${dryRun ? 'To be removed' : 'Removed'}: ${described(pruned)}.`, ...untouched] };
}

const described = (pruned: Pruned): string => `${plural(pruned.builds.length, 'build')}, ${amount(pruned)}`;
