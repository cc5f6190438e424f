import { Command } from 'commander';
import type { Verb } from './command.ts';
import { type CreateAdminOptions, createAdmin } from './commands/admin/create-admin.ts';
import { listAdmins } from './commands/admin/list-admins.ts';
import { PASSWORD_VARIABLE } from './commands/admin/read-password.ts';
import { type SeedCountriesOptions, seedCountries } from './commands/countries/seed-countries.ts';
import { type SeedDemoOptions, seedDemo } from './commands/demo/seed-demo.ts';
import { type DeployRemoteOptions, deployRemote } from './commands/remotes/deploy-remote.ts';
import { listRemotes } from './commands/remotes/list-remotes.ts';
import { type PruneRemotesOptions, pruneRemotes } from './commands/remotes/prune-remotes.ts';
import { type RollbackRemoteOptions, rollbackRemote } from './commands/remotes/rollback-remote.ts';
import type { Output } from './output/output.ts';
import type { CommonOptions } from './run-verb.ts';

const DRY_RUN = ['--dry-run', 'say what would be done and write nothing'] as const;

/** The tree of commands. `run` is handed the verb that was asked for; help and refusals go to `output`, and throw. */
export function createProgram(run: (verb: Verb, options: CommonOptions) => Promise<void>, output: Output): Command {
  const program = new Command('tdt')
    .description("The operator's commands of the site. They read the environment, then .env, as the site does.")
    .exitOverride()
    .configureOutput({ writeOut: (text) => output.stdout.write(text), writeErr: (text) => output.stderr.write(text) })
    .configureHelp({ showGlobalOptions: true })
    .option('--json', 'print the result as JSON on standard output; all else goes to standard error')
    .option('--quiet', 'print errors only')
    .option('--verbose', 'print what goes on, and where an error came from');
  const action =
    <T>(verb: (options: T, ...operands: string[]) => Verb) =>
    (...received: unknown[]) => {
      const command = received.at(-1) as Command;
      return run(verb(command.opts<T & object>(), ...command.args), command.optsWithGlobals<CommonOptions>());
    };

  program
    .command('countries')
    .description('countries of the world')
    .command('seed')
    .description('store all countries with their French names and particles; what was edited since is kept')
    .option('--file <file>', 'JSON file of countries instead of the built-in ones')
    .option('--overwrite', 'replace what was edited, too')
    .option(...DRY_RUN)
    .action(action<SeedCountriesOptions>((options) => (context) => seedCountries(options, context)));

  program
    .command('demo')
    .description('the demo content')
    .command('seed')
    .description('store the demo: countries, recipes, pictures and pages')
    .option(
      '--if-empty',
      'do nothing when there are recipes or countries already; go on with a seeding that was stopped',
    )
    .option(
      '--recipes <number>',
      'recipes in all, for load tests: beside the 72 of the demo, made-up ones, always the same (1 to 1000000)',
    )
    .option('--seed <number>', 'with --recipes: which ones are made up (1 unless told otherwise)')
    .option(...DRY_RUN)
    .action(action<SeedDemoOptions>((options) => (context) => seedDemo(options, context)));

  const admin = program.command('admin').description('accounts of the back office');
  admin
    .command('create')
    .description(`make an account; its password is asked for, piped in, or taken from ${PASSWORD_VARIABLE}`)
    .requiredOption('--email <email>', 'address to sign in with')
    .option('--super', 'may manage accounts, too')
    .option('--password-stdin', 'read the password from standard input')
    .option(...DRY_RUN)
    .action(action<CreateAdminOptions>((options) => (context) => createAdmin(options, context)));
  admin
    .command('list')
    .description('show all accounts, newest first')
    .action(action(() => listAdmins));

  const remotes = program.command('remotes').description('builds of the shell and of the remotes: which are live');
  remotes
    .command('list')
    .description('show what is live since when, and what one can go back to')
    .action(action(() => listRemotes));
  remotes
    .command('deploy <name> <folder>')
    .description('put the build in a folder live; a site that runs serves it within seconds')
    .option(...DRY_RUN)
    .action(
      action<DeployRemoteOptions>(
        (options, name = '', folder = '') =>
          (context) =>
            deployRemote(name, folder, options, context),
      ),
    );
  remotes
    .command('rollback <name>')
    .description('put the version before live again')
    .option('--to <version>', 'an earlier version, or one that was rolled back from')
    .option(...DRY_RUN)
    .action(
      action<RollbackRemoteOptions>(
        (options, name = '') =>
          (context) =>
            rollbackRemote(name, options, context),
      ),
    );
  remotes
    .command('prune')
    .description('remove builds that are neither live nor among those one can go back to, once they are an hour old')
    .option('--keep <number>', 'earlier versions of each that one can go back to afterwards (20 unless told otherwise)')
    .option('--yes', 'remove without asking')
    .option(...DRY_RUN)
    .action(action<PruneRemotesOptions>((options) => (context) => pruneRemotes(options, context)));

  return program;
}
