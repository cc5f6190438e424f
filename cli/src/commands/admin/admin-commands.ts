import type { Command } from 'commander';
import { type Action, DRY_RUN } from '../../action.ts';
import { type CreateAdminOptions, createAdmin } from './create-admin.ts';
import { type DeleteAdminOptions, deleteAdmin } from './delete-admin.ts';
import { listAdmins } from './list-admins.ts';
import { PASSWORD_VARIABLE } from './read-password.ts';
import { type ResetPasswordOptions, resetPassword } from './reset-password.ts';
import { type ShowLogOptions, showLog } from './show-log.ts';

const EMAIL = ['--email <email>', 'address to sign in with'] as const;
const PASSWORD_STDIN = ['--password-stdin', 'read the password from standard input'] as const;
const WAYS_TO_A_PASSWORD = `it is asked for, piped in, or taken from ${PASSWORD_VARIABLE}`;

/** `tdt admin …` */
export function addAdminCommands(program: Command, action: Action): void {
  const admin = program.command('admin').description('accounts of the back office, and who did what there');
  admin
    .command('create')
    .description(`make an account with a password: ${WAYS_TO_A_PASSWORD}`)
    .requiredOption(...EMAIL)
    .option('--super', 'may manage accounts, too')
    .option(...PASSWORD_STDIN)
    .option(...DRY_RUN)
    .action(action<CreateAdminOptions>((options) => (context) => createAdmin(options, context)));
  admin
    .command('list')
    .description('show all accounts, newest first')
    .action(action(() => listAdmins));
  admin
    .command('reset-password')
    .description(`give an account another password (${WAYS_TO_A_PASSWORD}) and sign it out everywhere`)
    .requiredOption(...EMAIL)
    .option(...PASSWORD_STDIN)
    .option(...DRY_RUN)
    .action(action<ResetPasswordOptions>((options) => (context) => resetPassword(options, context)));
  admin
    .command('delete')
    .description('remove an account and sign it out everywhere; the last super admin stays')
    .requiredOption(...EMAIL)
    .option('--yes', 'do not ask')
    .option(...DRY_RUN)
    .action(action<DeleteAdminOptions>((options) => (context) => deleteAdmin(options, context)));
  admin
    .command('log')
    .description('show who did what in the back office and to its accounts, newest first; it is kept for a year')
    .option('--limit <number>', 'how many entries (20 unless told otherwise)')
    .action(action<ShowLogOptions>((options) => (context) => showLog(options, context)));
}
