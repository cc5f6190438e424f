import type { Command } from 'commander';
import { type Action, DRY_RUN, REPLACE } from '../../command.ts';
import { type ExportRecipesOptions, exportRecipes } from './export-recipes.ts';
import { type ImportRecipesOptions, runRecipeImport } from './import-recipes.ts';

/** Adds `recipes …`. */
export function addRecipesCommands(program: Command, action: Action): void {
  const recipes = program.command('recipes').description('recipes in files');

  recipes
    .command('import')
    .description(
      'store the recipes of JSON, JSON Lines (.jsonl), JSON-LD, saved pages, Mealie and Tandoor; bad ones are listed',
    )
    .argument('<files...>', 'files to read')
    .option('--draft', 'store all new recipes as drafts, which visitors do not see')
    .option('--fetch-pictures', 'also take the first picture of each recipe, from public web addresses')
    .option(...DRY_RUN)
    .action(
      action<ImportRecipesOptions>(
        (options, ...files) =>
          (context) =>
            runRecipeImport(files, options, context),
      ),
    );

  recipes
    .command('export')
    .description('write all recipes as JSON Lines, in the form that import reads')
    .option('--out <file>', 'a file instead of standard output')
    .option(...REPLACE)
    .option(...DRY_RUN)
    .action(action<ExportRecipesOptions>((options) => (context) => exportRecipes(options, context)));
}
