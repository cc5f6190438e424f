import { LARGE_CATALOGUE_MAX } from '@tdt/content';
import type { DemoResult, RefusedSeed } from '@tdt/cookbook';
import { type Context, type Result, STATUS, UsageError } from '../../command.ts';
import { wholeNumber } from '../../input.ts';
import { countLine, stopped } from '../../output/report.ts';
import { type DemoSize, demoContent } from './demo-content.ts';

export interface SeedDemoOptions {
  /** Does nothing when there is a country or a recipe already, unless it is from a seeding that was stopped. */
  ifEmpty?: boolean;
  /** Recipes in all, as typed: beyond the demo's own, made-up ones. */
  recipes?: string;
  /** Which made-up recipes, as typed. */
  seed?: string;
  dryRun?: boolean;
}

const SEED_MAX = 2 ** 31 - 1;

/**
 * `tdt demo seed`: stores the demo's countries, recipes, pictures and pages; run twice it changes nothing. With a
 * number of recipes, a catalogue for load tests.
 */
export async function runDemoSeed(options: SeedDemoOptions, context: Context): Promise<Result> {
  const { ifEmpty = false, dryRun = false } = options;
  const size = sizeOf(options);
  const { demo } = await (dryRun ? context.openReader() : context.openWriter({ creates: true }));
  if (ifEmpty && !(await demo.isEmpty())) {
    return { data: { skipped: true }, lines: ['The database holds recipes or countries already: nothing to do.'] };
  }
  const seeded = await demo.seed(demoContent(size), { dryRun, signal: context.signal, onProgress: context.onProgress });
  const result = report(seeded, dryRun);
  return seeded.finished ? result : stopped(result);
}

function sizeOf({ recipes, seed }: SeedDemoOptions): DemoSize | undefined {
  if (recipes === undefined && seed !== undefined)
    throw new UsageError('--seed goes with --recipes: it chooses which are made up.');
  if (recipes === undefined) return undefined;
  return {
    recipes: wholeNumber('--recipes', recipes, 1, LARGE_CATALOGUE_MAX),
    seed: wholeNumber('--seed', seed ?? '1', 0, SEED_MAX),
  };
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
