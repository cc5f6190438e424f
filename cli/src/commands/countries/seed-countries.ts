import { resolve } from 'node:path';
import { loadCountries } from '@tdt/content';
import type { Context, Result } from '../../command.ts';
import { countLine, stopped } from '../../output/report.ts';
import { readCountries } from './read-countries.ts';

export interface SeedCountriesOptions {
  /** JSON file of countries. Default: all countries of the world. */
  file?: string;
  /** Also replaces what was edited in the back office. */
  overwrite?: boolean;
  dryRun?: boolean;
}

/** `tdt countries seed`: stores countries with French names and particles. A second run changes nothing. */
export async function runCountrySeed(options: SeedCountriesOptions, context: Context): Promise<Result> {
  const { file, overwrite = false, dryRun = false } = options;
  const seeds = file === undefined ? loadCountries() : await readCountries(resolve(context.folder, file));
  const { countries } = await (dryRun ? context.openReader() : context.openWriter({ creates: true }));
  const count = await countries.seed(seeds, {
    overwrite,
    dryRun,
    signal: context.signal,
    onProgress: context.onProgress,
  });
  const result: Result = {
    data: { dry_run: dryRun, total: seeds.length, ...count, finished: true },
    lines: [countLine('Countries', count, dryRun)],
  };
  const isComplete = count.created + count.updated + count.kept >= seeds.length;
  return isComplete ? result : stopped(result);
}
