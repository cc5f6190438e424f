import { loadCountries } from '@tdt/content';
import type { CountrySeed } from '@tdt/contracts';
import type { SeedCount, SeedOptions } from '@tdt/cookbook';
import { COUNTRY_ALIASES } from '@tdt/domain';
import { slugify } from '@tdt/domain/text';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { runCountrySeed, type SeedCountriesOptions } from './seed-countries.ts';

/** Runs the verb with an application that records its calls and returns `count`. */
async function run(options: SeedCountriesOptions, count: SeedCount) {
  const asked: { seeds: readonly CountrySeed[]; options: SeedOptions }[] = [];
  const countries = {
    seed: async (seeds: readonly CountrySeed[], seedOptions: SeedOptions) => {
      asked.push({ seeds, options: seedOptions });
      return count;
    },
  };
  const context = {
    ...opening({ countries }),
    signal: new AbortController().signal,
    onProgress: () => {},
    folder: '/',
  } as unknown as Context;
  return { result: await runCountrySeed(options, context), asked: asked[0] };
}

const all = loadCountries().length;

describe('runCountrySeed', () => {
  it('seeds all countries of the world and keeps what was edited', async () => {
    const { result, asked } = await run({}, { created: all, updated: 0, kept: 0 });
    expect(asked?.seeds).toHaveLength(all);
    expect(asked?.options).toMatchObject({ overwrite: false, dryRun: false });
    expect(result).toEqual({
      data: { dry_run: false, total: all, created: all, updated: 0, kept: 0, finished: true },
      lines: [`Countries: ${all} created, 0 updated, 0 kept.`],
    });
  });

  it('passes --overwrite and --dry-run on, and reports that nothing was written', async () => {
    const { result, asked } = await run({ overwrite: true, dryRun: true }, { created: 0, updated: 3, kept: all - 3 });
    expect(asked?.options).toMatchObject({ overwrite: true, dryRun: true });
    expect(result.lines).toEqual([`Countries: 0 would be created, 3 updated, ${all - 3} kept.`]);
  });

  it('fails and reports the completed work if it was interrupted', async () => {
    const { result } = await run({}, { created: 100, updated: 0, kept: 0 });
    expect(result).toMatchObject({ status: 1, data: { created: 100, finished: false } });
    expect(result.lines.join(' ')).toContain('run the same command again');
  });
});

it('seeds a country for every alias', () => {
  const slugs = new Set(loadCountries().map(({ name }) => slugify(name)));
  expect(slugs.size).toBe(all);
  for (const [alias, slug] of Object.entries(COUNTRY_ALIASES)) {
    expect(slugs, `${alias} leads to ${slug}`).toContain(slug);
    expect(slugs, `${alias} is a country itself`).not.toContain(alias);
  }
});
