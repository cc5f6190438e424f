import { resolve } from 'node:path';
import type { RestoreReport } from '@tdt/core';
import { type Context, type Result, STATUS } from '../../command.ts';
import { consentFrom } from '../../input.ts';
import { amount, columns, plural } from '../../output/report.ts';
import { onFile } from './archive-file.ts';

export interface RestoreOptions {
  yes?: boolean;
  dryRun?: boolean;
}

/** `tdt restore F`: replaces the content of the site by that of a backup. */
export async function restoreSite(name: string, options: RestoreOptions, context: Context): Promise<Result> {
  const { yes, dryRun = false } = options;
  const file = resolve(context.folder, name);
  const consent = dryRun ? null : consentFrom(context, yes);
  // Before anything is opened: a damaged archive makes no site.
  const { verifyArchive } = await import('@tdt/core');
  await onFile(file, verifyArchive(file));
  const { backups } = await context.open({ mode: dryRun ? 'read' : 'create' });
  const planned = await onFile(file, backups.plan(file));
  if (dryRun) return report(planned, dryRun);
  for (const line of table(planned)) context.printNote(line);
  if (!(await consent?.(`Replace the content of ${context.database()} and sign out all users?`)))
    return { data: { restored: false, declined: true }, lines: ['Nothing was changed.'], status: STATUS.failed };
  const { signal, onProgress } = context;
  return report(await onFile(file, backups.restore(file, { signal, onProgress })), dryRun);
}

function report(done: RestoreReport, dryRun: boolean): Result {
  const documents = Object.values(done.collections).reduce((sum, count) => sum + count, 0);
  const what = `${plural(documents, 'document')}, ${amount(done)}, of ${done.created_at}`;
  return {
    data: { dry_run: dryRun, restored: !dryRun, ...done },
    lines: [
      ...(dryRun ? table(done) : []),
      `${dryRun ? 'To be restored' : 'Restored'}: ${what}.`,
      ...(done.isSameSecret ? [] : [OTHER_SECRET]),
      ...(dryRun ? [] : ['Running instances show it within seconds. All users must sign in again.']),
    ],
  };
}

const OTHER_SECRET =
  'The backup comes from a site with another secret: links in mails that it sent are refused, unless this site gets its file "secret" or its JWT_SECRET.';

const table = ({ collections, replaced }: RestoreReport): string[] =>
  columns([
    ['collection', 'now', 'backup'],
    ...Object.keys(replaced).map((name) => [name, String(replaced[name]), String(collections[name] ?? 0)]),
  ]);
