import { printableJson } from '@tdt/domain/text';
import { type Context, type Result, STATUS } from '../../command.ts';
import { namedFile } from '../../output/named-file.ts';
import { plural } from '../../output/report.ts';
import { writeAtomically } from '../../output/write-atomically.ts';

export interface ExportRecipesOptions {
  /** A file; without one, standard output. */
  out?: string;
  yes?: boolean;
  dryRun?: boolean;
}

/** `tdt recipes export`: writes all recipes as JSON Lines, in the form that `recipes import` reads. */
export async function exportRecipes(options: ExportRecipesOptions, context: Context): Promise<Result> {
  const { out, dryRun = false } = options;
  const file = out === undefined ? 'standard output' : namedFile(out, options, context);
  const { signal, onProgress, print } = context;
  const { recipes } = await context.openReader();
  const total = await recipes.count();
  if (dryRun) {
    const line = `To be written to ${file}: ${plural(total, 'recipe')}.`;
    return { data: { dry_run: true, file, recipes: total }, lines: [line] };
  }
  let done = 0;
  async function* lines(): AsyncGenerator<string, void> {
    for await (const recipe of recipes.exportAll()) {
      if (signal.aborted) return;
      yield `${printableJson(recipe)}\n`;
      done += 1;
      onProgress({ step: 'recipes', done, total: Math.max(done, total) });
    }
  }
  const isWhole = out === undefined ? await printAll(lines(), print) : await writeAtomically(file, lines(), signal);
  const data = { dry_run: false, file, recipes: done };
  if (isWhole && !signal.aborted) return { data, lines: [`Written to ${file}: ${plural(done, 'recipe')}.`] };
  return { data, lines: [`Stopped before the end: ${file} does not have all recipes.`], status: STATUS.failed };
}

async function printAll(lines: AsyncIterable<string>, print: Context['print']): Promise<boolean> {
  for await (const line of lines) if (!(await print(line))) return false;
  return true;
}
