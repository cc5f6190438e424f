import type { Swept } from '@tdt/files';
import { type Context, type Result, STATUS } from '../../command.ts';
import { consentFrom } from '../../input.ts';
import { amount, plural, stopped } from '../../output/report.ts';

export interface SweepMediaOptions {
  yes?: boolean;
  dryRun?: boolean;
}

/** `tdt media sweep`: removes uploaded files that nothing refers to, and lists files that are missing. */
export async function sweepMedia({ yes, dryRun = false }: SweepMediaOptions, context: Context): Promise<Result> {
  const consent = dryRun ? null : consentFrom(context, yes);
  const { signal } = context;
  const { media } = await (dryRun ? context.openReader() : context.openWriter());
  const planned = await media.sweep({ dryRun: true, signal });
  if (dryRun || planned.files + planned.deleted.files === 0) return report(planned, dryRun);
  if (planned.files > 0 && !(await consent?.(`Remove ${described(planned)}?`))) {
    return { data: { dry_run: false, declined: true }, lines: ['Nothing was removed.'], status: STATUS.failed };
  }
  const swept = await media.sweep({ signal });
  const result = report(swept, false);
  return swept.finished ? result : stopped(result);
}

function report(swept: Swept, dryRun: boolean): Result {
  const { unused, young, missing, deleted } = swept;
  const what = `${dryRun ? 'To be removed' : 'Removed'}: ${described(swept)}.`;
  const gone = `${dryRun ? 'To be deleted' : 'Deleted'}, a day after their removal: ${amount(deleted)}.`;
  return {
    data: { dry_run: dryRun, ...swept },
    lines: [
      ...(unused.length === 0 ? ['There is nothing to remove.'] : [...unused, what]),
      ...(deleted.files === 0 ? [] : [gone]),
      ...(young === 0 ? [] : [`Not removed, since less than a day old: ${plural(young, 'unused file')}.`]),
      ...(missing.length === 0 ? [] : [`Missing, although content refers to them: ${plural(missing.length, 'file')}.`]),
      ...missing,
    ],
  };
}

const described = (swept: Swept): string =>
  `${plural(swept.unused.length, 'unused upload')} with all sizes, ${amount(swept)}`;
