import type { DemoResult, RefusedSeed } from '@tdt/core';
import { type Context, type Result, STATUS } from '../../command.ts';
import { countLine, stopped } from '../../seed-report.ts';
import { demoContent } from './demo-content.ts';

export interface SeedDemoOptions {
  /** Does nothing when there is a country or a recipe already, unless it is from a seeding that was stopped. */
  ifEmpty?: boolean;
  dryRun?: boolean;
}

/** `tdt demo seed`: stores the demo's countries, recipes, pictures and pages; run twice it changes nothing. */
export async function seedDemo(
  { ifEmpty = false, dryRun = false }: SeedDemoOptions,
  context: Context,
): Promise<Result> {
  const { demo } = await context.open();
  if (ifEmpty && !(await demo.isEmpty())) {
    return { data: { skipped: true }, lines: ['The database holds recipes or countries already: nothing to do.'] };
  }
  const seeded = await demo.seed(demoContent(), { dryRun, signal: context.signal, onProgress: context.onProgress });
  const result = report(seeded, dryRun);
  return seeded.finished ? result : stopped(result);
}

function report({ countries, recipes, pictures, finished }: DemoResult, dryRun: boolean): Result {
  return {
    data: { skipped: false, dry_run: dryRun, countries, recipes, pictures, finished },
    lines: [
      countLine('Countries', countries, dryRun),
      countLine('Recipes', recipes, dryRun),
      countLine('Pictures', pictures, dryRun),
      ...recipes.refused.map(refusalLine),
    ],
    ...(recipes.refused.length > 0 && { status: STATUS.failed }),
  };
}

const refusalLine = ({ index, title, reason }: RefusedSeed): string =>
  `Not taken: recipe ${index + 1}, "${title}": ${reason}`;
