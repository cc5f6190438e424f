import type { Pruned } from '@tdt/core';
import { type Context, type Result, STATUS } from '../../command.ts';
import { consentFrom } from '../../input/consent.ts';
import { wholeNumber } from '../../input/whole-number.ts';
import { amount } from '../../output/amount.ts';
import { stopped } from '../../seed-report.ts';

/** The registry remembers no more. */
const KEEP_MAX = 20;

export interface PruneRemotesOptions {
  /** Earlier versions of each project that one can still go back to afterwards, as typed. */
  keep?: string;
  yes?: boolean;
  dryRun?: boolean;
}

/** `tdt remotes prune`: removes the files of builds that are neither live nor among those one can go back to. */
export async function pruneRemotes(
  { keep, yes, dryRun = false }: PruneRemotesOptions,
  context: Context,
): Promise<Result> {
  const consent = dryRun ? null : consentFrom(context, yes);
  const limits = {
    ...(keep !== undefined && { keep: wholeNumber('--keep', keep, 0, KEEP_MAX) }),
    signal: context.signal,
  };
  const { remotes } = await context.open();
  const planned = await remotes.prune({ ...limits, dryRun: true });
  if (dryRun) return report(planned, true);
  if (planned.files > 0 && !(await consent?.(`Remove ${described(planned)}?`))) {
    return { data: { dry_run: false, declined: true }, lines: ['Nothing was removed.'], status: STATUS.failed };
  }
  const pruned = await remotes.prune({ ...limits, onProgress: context.onProgress });
  const result = report(pruned, false);
  return pruned.finished ? result : stopped(result);
}

function report(pruned: Pruned, dryRun: boolean): Result {
  const { builds, finished, files, bytes } = pruned;
  const data = { dry_run: dryRun, builds, files, bytes, finished };
  if (builds.length === 0) return { data, lines: ['There is nothing to remove.'] };
  const each = builds.map((build) => `${build.name} ${build.version}: ${amount(build)}`);
  return { data, lines: [...each, `${dryRun ? 'To be removed' : 'Removed'}: ${described(pruned)}.`] };
}

const described = (pruned: Pruned): string =>
  `${pruned.builds.length} ${pruned.builds.length === 1 ? 'build' : 'builds'}, ${amount(pruned)}`;
