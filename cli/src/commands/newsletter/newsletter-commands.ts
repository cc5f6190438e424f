import type { Command } from 'commander';
import { type Action, DRY_RUN } from '../../action.ts';
import { type ExportSubscribersOptions, exportSubscribers } from './export-subscribers.ts';
import { type SyncSubscribersOptions, syncSubscribers } from './sync-subscribers.ts';

/** `tdt newsletter …` */
export function addNewsletterCommands(program: Command, action: Action): void {
  const newsletter = program.command('newsletter').description('subscribers of the newsletter');
  newsletter
    .command('sync')
    .description('bring to Brevo now what waits to be sent there; a running site does so by itself')
    .option('--retry-failed', 'try again, too, what Brevo refused and what was given up')
    .option(...DRY_RUN)
    .action(action<SyncSubscribersOptions>((options) => (context) => syncSubscribers(options, context)));
  newsletter
    .command('export')
    .description('write all subscribers to a CSV file, newest first, safe to open in a spreadsheet')
    .requiredOption('--out <file>', 'where to; - is standard output')
    .option('--separator <character>', 'between the cells of a line; "tab" is a tab (; unless told otherwise)')
    .option(...DRY_RUN)
    .action(action<ExportSubscribersOptions>((options) => (context) => exportSubscribers(options, context)));
}
