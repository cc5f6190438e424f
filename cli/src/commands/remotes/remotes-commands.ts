import type { Command } from 'commander';
import { type Action, DRY_RUN } from '../../command.ts';
import { type DeployRemoteOptions, deployRemote } from './deploy-remote.ts';
import { listRemotes } from './list-remotes.ts';
import { type PruneRemotesOptions, pruneRemotes } from './prune-remotes.ts';
import { type RollbackRemoteOptions, rollbackRemote } from './rollback-remote.ts';

/** `tdt remotes …` */
export function addRemotesCommands(program: Command, action: Action): void {
  const remotes = program.command('remotes').description('live and earlier builds of the shell and the remotes');
  remotes
    .command('list')
    .description('show the live versions, and those that a rollback can return to')
    .action(action(() => listRemotes));
  remotes
    .command('deploy <name> <folder>')
    .description('put the build in a folder live; a running site serves it within seconds')
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
    .description('put the previous version live again')
    .option('--to <version>', 'an earlier version, or a later one that was rolled back')
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
    .description('remove builds that are neither live nor available for a rollback, once they are an hour old')
    .option('--keep <number>', 'earlier versions of each that stay available for a rollback (default: 20)')
    .option('--yes', 'remove without asking')
    .option(...DRY_RUN)
    .action(action<PruneRemotesOptions>((options) => (context) => pruneRemotes(options, context)));
}
