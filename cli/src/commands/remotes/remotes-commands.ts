import type { Command } from 'commander';
import { type Action, DRY_RUN } from '../../action.ts';
import { type DeployRemoteOptions, deployRemote } from './deploy-remote.ts';
import { listRemotes } from './list-remotes.ts';
import { type PruneRemotesOptions, pruneRemotes } from './prune-remotes.ts';
import { type RollbackRemoteOptions, rollbackRemote } from './rollback-remote.ts';

/** `tdt remotes …` */
export function addRemotesCommands(program: Command, action: Action): void {
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
}
