import type { Command } from 'commander';
import { type Action, DRY_RUN, REPLACE } from '../../command.ts';
import { type RestoreOptions, restoreSite } from './restore-site.ts';
import { type BackupSiteOptions, writeBackup } from './write-backup.ts';

/** Adds `backup` and `restore`. */
export function addBackupCommands(program: Command, action: Action): void {
  program
    .command('backup')
    .description('write database, pictures and builds to one file, also while the site runs')
    .argument('<file>', 'the archive, such as site.tar.gz')
    .option(...REPLACE)
    .option(...DRY_RUN)
    .action(
      action<BackupSiteOptions>(
        (options, file = '') =>
          (context) =>
            writeBackup(file, options, context),
      ),
    );

  program
    .command('restore')
    .description('replace the content of the site by that of a backup, all or nothing')
    .argument('<file>', 'the archive')
    .option('--yes', 'replace without asking')
    .option('--with-malformed', 'also restore documents that the site will leave out, or that no editor could save')
    .option(...DRY_RUN)
    .action(
      action<RestoreOptions>(
        (options, file = '') =>
          (context) =>
            restoreSite(file, options, context),
      ),
    );
}
