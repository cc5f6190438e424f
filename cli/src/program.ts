import { Argument, Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { type Action, DRY_RUN, type Verb } from './command.ts';
import { addAdminCommands } from './commands/admin/admin-commands.ts';
import { addBackupCommands } from './commands/backup/backup-commands.ts';
import { printCompletion, SHELLS, type Shell } from './commands/completion/print-completion.ts';
import { runCountrySeed, type SeedCountriesOptions } from './commands/countries/seed-countries.ts';
import { runDemoSeed, type SeedDemoOptions } from './commands/demo/seed-demo.ts';
import { examine } from './commands/doctor/examine.ts';
import { type PruneHistoryOptions, pruneHistory } from './commands/history/prune-history.ts';
import { type SweepMediaOptions, sweepMedia } from './commands/media/sweep-media.ts';
import { addNewsletterCommands } from './commands/newsletter/newsletter-commands.ts';
import { addRecipesCommands } from './commands/recipes/recipes-commands.ts';
import { addRemotesCommands } from './commands/remotes/remotes-commands.ts';
import { type RegenerateSitemapOptions, regenerateSitemap } from './commands/sitemap/regenerate-sitemap.ts';
import { addHelp } from './help.ts';
import type { Output } from './output/output.ts';
import type { CommonOptions } from './run-verb.ts';

/** The tree of commands. Calls `run` with the requested verb; prints help to `output`. Throws `CommanderError`. */
export function createProgram(run: (verb: Verb, options: CommonOptions) => Promise<void>, output: Output): Command {
  const program = new Command('tdt')
    .description(
      "The operator's commands. They read their settings like the site: from the environment, then from .env.",
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.stdout.write(text),
      writeErr: (text) => output.stderr.write(text),
      // The caller writes the sentence: commander's repeats what was typed.
      outputError: () => {},
    })
    .version(manifest.version, '--version', 'print the version')
    .configureHelp({ showGlobalOptions: true })
    .option('--json', 'print the result as JSON on standard output, everything else on standard error')
    .option('--quiet', 'print errors only')
    .option('--verbose', 'print debug messages, and where an error came from');
  const action: Action =
    (verb) =>
    (...received) => {
      const command = received.at(-1) as Command;
      return run(verb(command.opts(), ...command.args), command.optsWithGlobals<CommonOptions>());
    };

  program
    .command('completion')
    .description('print a script that completes the words of tdt in a shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .action(action((_options, shell) => async () => printCompletion(program, shell as Shell)));

  program
    .command('countries')
    .description('countries of the world')
    .command('seed')
    .description('store all countries with their French names and particles; what was edited stays')
    .option('--file <file>', 'JSON file of countries instead of the built-in ones')
    .option('--overwrite', 'also replace what was edited')
    .option(...DRY_RUN)
    .action(action<SeedCountriesOptions>((options) => (context) => runCountrySeed(options, context)));

  program
    .command('demo')
    .description('the demo content')
    .command('seed')
    .description('store the demo: countries, recipes, pictures and pages')
    .option('--if-empty', 'do nothing if there are recipes or countries, except to finish a seeding that was stopped')
    .option(
      '--recipes <number>',
      'total number of recipes, for load tests: the 72 of the demo, then made-up ones (1 to 1000000)',
    )
    .option('--seed <number>', 'with --recipes: random seed of the made-up ones (default: 1)')
    .option(...DRY_RUN)
    .action(action<SeedDemoOptions>((options) => (context) => runDemoSeed(options, context)));

  program
    .command('doctor')
    .description('check the installation, and say how to repair what is wrong; changes nothing')
    .action(action(() => examine));

  program
    .command('history')
    .description('former versions of recipes, countries and pages')
    .command('prune')
    .description('remove versions whose time is over; a running site does so once a day')
    .option(...DRY_RUN)
    .action(action<PruneHistoryOptions>((options) => (context) => pruneHistory(options, context)));

  program
    .command('media')
    .description('pictures and videos of the content')
    .command('sweep')
    .description('remove files that nothing has referred to for a day, and name files that are missing')
    .option('--yes', 'remove without asking')
    .option(...DRY_RUN)
    .action(action<SweepMediaOptions>((options) => (context) => sweepMedia(options, context)));

  program
    .command('sitemap')
    .description('the sitemap for search engines')
    .command('regenerate')
    .description('build the sitemap and publish it; above 50,000 addresses it is an index with parts')
    .option('--out <file>', 'also write it to a file, and the parts of a large one beside it')
    .option('--check', 'publish nothing; fail if the published one is out of date')
    .option(...DRY_RUN)
    .action(action<RegenerateSitemapOptions>((options) => (context) => regenerateSitemap(options, context)));

  addAdminCommands(program, action);
  addBackupCommands(program, action);
  addNewsletterCommands(program, action);
  addRecipesCommands(program, action);
  addRemotesCommands(program, action);
  addHelp(program);

  return program;
}
