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
  const isNothing = planned.files === 0 && keep === undefined;
  if (!isNothing && !(await consent?.(question(planned, keep)))) {
    return { data: { dry_run: false, declined: true }, lines: ['Nothing was removed.'], status: STATUS.failed };
  }
  const pruned = await remotes.prune({ ...limits, onProgress: context.onProgress });
  const result = report(pruned, false);
  return pruned.finished ? result : stopped(result);
}

/** Fewer ways back are a loss even where no file goes yet. */
function question(planned: Pruned, keep?: string): string {
  const what = described(planned);
  return keep === undefined ? `Remove ${what}?` : `Keep ${keep} earlier versions of each, and remove ${what}?`;
}

function report(pruned: Pruned, dryRun: boolean): Result {
  const { builds, young } = pruned;
  const data = { dry_run: dryRun, ...pruned };
  const waiting = young === 0 ? [] : [`Too young to go, written or live within the last hour: ${count(young)}.`];
  if (builds.length === 0) return { data, lines: ['There is nothing to remove.', ...waiting] };
  const each = builds.map((build) => `${build.name} ${build.version}: ${amount(build)}`);
  return { data, lines: [...each, `${dryRun ? 'To be removed' : 'Removed'}: ${described(pruned)}.`, ...waiting] };
}

const described = (pruned: Pruned): string => `${count(pruned.builds.length)}, ${amount(pruned)}`;

const count = (builds: number): string => `${builds} ${builds === 1 ? 'build' : 'builds'}`;
