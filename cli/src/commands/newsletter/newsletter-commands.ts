import type { Command } from 'commander';
import { type Action, DRY_RUN, REPLACE } from '../../command.ts';
import { type EraseSubscriberOptions, eraseSubscriber } from './erase-subscriber.ts';
import { type ExportSubscribersOptions, exportSubscribers } from './export-subscribers.ts';
import { type SyncSubscribersOptions, syncSubscribers } from './sync-subscribers.ts';

/** `tdt newsletter …` */
export function addNewsletterCommands(program: Command, action: Action): void {
  const newsletter = program.command('newsletter').description('subscribers of the newsletter');
  newsletter
    .command('sync')
    .description('send everything that waits to Brevo now; a running site does so by itself')
    .option('--retry-failed', 'also retry what Brevo refused and what was given up')
    .option(...DRY_RUN)
    .action(action<SyncSubscribersOptions>((options) => (context) => syncSubscribers(options, context)));
  newsletter
    .command('export')
    .description('write all subscribers to a CSV file, newest first, safe to open in a spreadsheet')
    .requiredOption('--out <file>', 'file to write; - is standard output')
    .option('--separator <character>', 'character between the cells; "tab" is a tab (default: ;)')
    .option(...REPLACE)
    .option(...DRY_RUN)
    .action(action<ExportSubscribersOptions>((options) => (context) => exportSubscribers(options, context)));
  newsletter
    .command('erase')
    .description('erase all that is stored about a subscriber, here and at Brevo')
    .requiredOption('--email <email>', 'address of the subscriber')
    .option('--yes', 'do not ask')
    .option(...DRY_RUN)
    .action(action<EraseSubscriberOptions>((options) => (context) => eraseSubscriber(options, context)));
}
