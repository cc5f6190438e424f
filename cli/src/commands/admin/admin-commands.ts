import type { Command } from 'commander';
import { type Action, DRY_RUN, type Verb } from '../../command.ts';
import { type CreateAdminOptions, createAdmin } from './create-admin.ts';
import { type DeleteAdminOptions, deleteAdmin } from './delete-admin.ts';
import { listAdmins } from './list-admins.ts';
import { PASSWORD_VARIABLE } from './read-credentials.ts';
import { type ResetPasswordOptions, resetPassword } from './reset-password.ts';
import { type SetRoleOptions, setRole } from './set-role.ts';
import { type ShowLogOptions, showLog } from './show-log.ts';
import { type SignOutAdminOptions, signOutAdmin } from './sign-out-admin.ts';
import { type UnlockAdminOptions, unlockAdmin } from './unlock-admin.ts';
import { namingDatabase } from './used-database.ts';

const EMAIL = ['--email <email>', 'address to sign in with'] as const;
const PASSWORD_STDIN = ['--password-stdin', 'read the password from standard input'] as const;
const PASSWORD_SOURCES = `asked for, piped in, or taken from ${PASSWORD_VARIABLE}`;

/** `tdt admin …` */
export function addAdminCommands(program: Command, plain: Action): void {
  const action: Action = <T extends object>(verb: (options: T, ...operands: string[]) => Verb) =>
    plain<T>((options, ...operands) => namingDatabase(verb(options, ...operands)));
  const admin = program.command('admin').description('accounts of the back office, and its audit log');
  admin
    .command('create')
    .description(`create an account; its password is ${PASSWORD_SOURCES}`)
    .requiredOption(...EMAIL)
    .option('--super', 'can also manage accounts')
    .option(...PASSWORD_STDIN)
    .option(...DRY_RUN)
    .action(action<CreateAdminOptions>((options) => (context) => createAdmin(options, context)));
  admin
    .command('list')
    .description('show all accounts, newest first')
    .action(action(() => listAdmins));
  admin
    .command('reset-password')
    .description(`set an account's password (${PASSWORD_SOURCES}) and sign it out everywhere`)
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
    .command('set-role')
    .description('make an account a super admin or an admin; the last super admin stays')
    .requiredOption(...EMAIL)
    .requiredOption('--role <role>', 'super-admin or admin')
    .option(...DRY_RUN)
    .action(action<SetRoleOptions>((options) => (context) => setRole(options, context)));
  admin
    .command('unlock')
    .description('let an account sign in again at once after too many wrong passwords')
    .requiredOption(...EMAIL)
    .option(...DRY_RUN)
    .action(action<UnlockAdminOptions>((options) => (context) => unlockAdmin(options, context)));
  admin
    .command('sign-out')
    .description('end all sessions of an account; it can sign in again')
    .requiredOption(...EMAIL)
    .option(...DRY_RUN)
    .action(action<SignOutAdminOptions>((options) => (context) => signOutAdmin(options, context)));
  admin
    .command('log')
    .description(
      'show who did what in the back office and to its accounts, newest first; entries are stored for a year',
    )
    .option('--limit <number>', 'number of entries (default: 20)')
    .option('--by <person>', 'part of the e-mail of an account, or of the name of an operator')
    .option('--action <text>', 'part of the action, such as sign-in, DELETE or "tdt admin"')
    .option('--target <text>', 'part of what was changed: an e-mail or an id')
    .option('--outcome <outcome>', 'done, failed (all others), or a code such as INVALID_CREDENTIALS')
    .option('--since <moment>', 'a day or time (UTC), such as 2026-11-22 or 2026-11-22T14:30, or 30m, 12h, 7d, 2w ago')
    .option('--until <moment>', 'the same; a day is included')
    .action(action<ShowLogOptions>((options) => (context) => showLog(options, context)));
}
