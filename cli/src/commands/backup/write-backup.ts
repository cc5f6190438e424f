import type { Context, Result } from '../../command.ts';
import { namedFile } from '../../output/named-file.ts';
import { amount, plural } from '../../output/report.ts';
import { onFile } from './archive-file.ts';

export interface BackupSiteOptions {
  yes?: boolean;
  dryRun?: boolean;
}

/** `tdt backup F`: writes the content of the site to one file. */
export async function writeBackup(name: string, options: BackupSiteOptions, context: Context): Promise<Result> {
  const { dryRun = false } = options;
  const file = namedFile(name, options, context);
  const { backups } = await (dryRun ? context.openReader() : context.openWriter());
  const { signal, onProgress } = context;
  const report = await onFile(file, context, backups.write(file, { dryRun, signal, onProgress }));
  const documents = Object.values(report.collections).reduce((sum, count) => sum + count, 0);
  return {
    data: { dry_run: dryRun, written: !dryRun, file, ...report },
    lines: [
      `${dryRun ? 'To be written' : 'Written'} to ${file}: ${plural(documents, 'document')}, ${amount(report)}.`,
      ...(report.missing.length === 0
        ? []
        : [`Missing, although content refers to them: ${plural(report.missing.length, 'file')}.`, ...report.missing]),
    ],
  };
}
