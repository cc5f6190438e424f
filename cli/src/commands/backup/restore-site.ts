import { resolve } from 'node:path';
import type { Manifest, RestoreReport } from '@tdt/site';
import { type Context, type Result, STATUS } from '../../command.ts';
import { consentFrom } from '../../input.ts';
import { amount, columns, plural } from '../../output/report.ts';
import { onFile } from './archive-file.ts';

export interface RestoreOptions {
  yes?: boolean;
  dryRun?: boolean;
  withMalformed?: boolean;
}

/** `tdt restore F`: replaces the content of the site by that of a backup. */
export async function restoreSite(name: string, options: RestoreOptions, context: Context): Promise<Result> {
  const { yes, dryRun = false, withMalformed } = options;
  const file = resolve(context.folder, name);
  const consent = dryRun ? null : consentFrom(context, yes);
  const { signal, onProgress } = context;
  // Before anything is opened: a damaged archive makes no site.
  const { verifyArchive } = await import('@tdt/site');
  const manifest = await onFile(file, context, verifyArchive(file, { signal, withMalformed }));
  if (dryRun) return report((await planned(manifest, context)) ?? withoutSite(manifest), dryRun);
  const { backups } = await context.openWriter({ creates: true });
  const plan = await backups.plan(manifest);
  for (const line of table(plan)) context.printNote(line);
  if (!(await consent?.(`Replace the content of ${context.database()} and sign out all users?`)))
    return { data: { restored: false, declined: true }, lines: ['Nothing was changed.'], status: STATUS.failed };
  return report(
    await onFile(file, context, backups.restore(file, { signal, onProgress, ...(withMalformed && { withMalformed }) })),
    dryRun,
  );
}

/** What a restore would do; `null` where there is no site yet. */
async function planned(manifest: Manifest, context: Context): Promise<RestoreReport | null> {
  const { SiteMissing } = await import('@tdt/site');
  try {
    const { backups } = await context.openReader();
    return await backups.plan(manifest);
  } catch (error) {
    if (error instanceof SiteMissing) return null;
    throw error;
  }
}

/** Without a site there is nothing to replace, and no secret to compare. */
function withoutSite({ created_at, collections, files, bytes, missing }: Manifest): Plan {
  const replaced = Object.fromEntries(Object.keys(collections).map((name) => [name, 0]));
  return { created_at, collections, files, bytes, missing, replaced };
}

type Plan = Omit<RestoreReport, 'isSameSecret'> & Partial<RestoreReport>;

function report(done: Plan, dryRun: boolean): Result {
  const documents = Object.values(done.collections).reduce((sum, count) => sum + count, 0);
  const what = `${plural(documents, 'document')}, ${amount(done)}, of ${done.created_at}`;
  return {
    data: { dry_run: dryRun, restored: !dryRun, ...done },
    lines: [
      ...(dryRun ? table(done) : []),
      `${dryRun ? 'To be restored' : 'Restored'}: ${what}.`,
      ...(done.isSameSecret === false ? [OTHER_SECRET] : []),
      ...(dryRun ? [] : ['Running instances show it within seconds. All users must sign in again.']),
    ],
  };
}

const OTHER_SECRET =
  'The backup comes from a site with another secret: links in mails that it sent are refused, unless this site gets its file "secret" or its JWT_SECRET.';

const table = ({ collections, replaced }: Plan): string[] =>
  columns([
    ['collection', 'now', 'backup'],
    ...Object.keys(replaced).map((name) => [name, String(replaced[name]), String(collections[name] ?? 0)]),
  ]);
