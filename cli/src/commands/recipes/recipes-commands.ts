import type { Command } from 'commander';
import { type Action, DRY_RUN } from '../../command.ts';
import { type ImportRecipesOptions, importRecipes } from './import-recipes.ts';

/** `tdt recipes …` */
export function addRecipesCommands(program: Command, action: Action): void {
  program
    .command('recipes')
    .description('recipes in files')
    .command('import')
    .description('store the recipes of JSON or JSON Lines (.jsonl) files; bad records are named, the good ones go in')
    .argument('<files...>', 'files to read')
    .option(...DRY_RUN)
    .action(
      action<ImportRecipesOptions>(
        (options, ...files) =>
          (context) =>
            importRecipes(files, options, context),
      ),
    );
}
