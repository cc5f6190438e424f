import { Command } from 'commander';
import { type Action, DRY_RUN } from './action.ts';
import type { Verb } from './command.ts';
import { addAdminCommands } from './commands/admin/admin-commands.ts';
import { type SeedCountriesOptions, seedCountries } from './commands/countries/seed-countries.ts';
import { type SeedDemoOptions, seedDemo } from './commands/demo/seed-demo.ts';
import { addNewsletterCommands } from './commands/newsletter/newsletter-commands.ts';
import { addRemotesCommands } from './commands/remotes/remotes-commands.ts';
import { type RegenerateSitemapOptions, regenerateSitemap } from './commands/sitemap/regenerate-sitemap.ts';
import type { Output } from './output/output.ts';
import type { CommonOptions } from './run-verb.ts';

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
  const action: Action =
    (verb) =>
    (...received) => {
      const command = received.at(-1) as Command;
      return run(verb(command.opts(), ...command.args), command.optsWithGlobals<CommonOptions>());
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

  program
    .command('sitemap')
    .description('what search engines are told of the pages')
    .command('regenerate')
    .description('make the sitemap of what is stored and publish it; above 50,000 addresses it is an index with parts')
    .option('--out <file>', 'write it to a file, too; the parts of a large one go beside it')
    .option('--check', 'publish nothing; fail when the published one is not up to date')
    .option(...DRY_RUN)
    .action(action<RegenerateSitemapOptions>((options) => (context) => regenerateSitemap(options, context)));

  addAdminCommands(program, action);
  addNewsletterCommands(program, action);
  addRemotesCommands(program, action);

  return program;
}
