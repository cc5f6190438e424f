import { resolve } from 'node:path';
import { type Context, type Result, STATUS } from '../../command.ts';
import { plural } from '../../output/report.ts';
import { writeAtomically } from '../../output/write-atomically.ts';

export interface ExportRecipesOptions {
  /** A file; without one, standard output. */
  out?: string;
  dryRun?: boolean;
}

/** `tdt recipes export`: writes all recipes as JSON Lines, in the form that `recipes import` reads. */
export async function exportRecipes({ out, dryRun = false }: ExportRecipesOptions, context: Context): Promise<Result> {
  const { signal, onProgress, print } = context;
  const { recipes } = await context.open({ mode: 'read' });
  const total = await recipes.count();
  const file = out === undefined ? 'standard output' : resolve(context.folder, out);
  if (dryRun) {
    const line = `To be written to ${file}: ${plural(total, 'recipe')}.`;
    return { data: { dry_run: true, file, recipes: total }, lines: [line] };
  }
  let done = 0;
  async function* lines(): AsyncGenerator<string, void> {
    for await (const recipe of recipes.exportAll()) {
      if (signal.aborted) return;
      yield `${JSON.stringify(recipe)}\n`;
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
