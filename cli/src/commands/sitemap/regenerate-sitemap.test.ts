import type { PublishOptions, SitemapReport } from '@tdt/sitemap';
import { expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { type RegenerateSitemapOptions, regenerateSitemap } from './regenerate-sitemap.ts';

const REPORT: SitemapReport = { urls: 283, recipes: 72, countries: 208, files: 1, bytes: 50_000, changed: true };

/** Runs the verb with an application that records its calls and returns `report`. */
async function run(options: RegenerateSitemapOptions, report: SitemapReport = REPORT, url = 'https://table.example') {
  const asked: PublishOptions[] = [];
  const sitemap = {
    publish: async (publishOptions: PublishOptions) => {
      asked.push(publishOptions);
      return report;
    },
  };
  const context = {
    ...opening({ readCatalogue: async () => ({ sitemap, site: { url } }) }),
    folder: '/',
  } as unknown as Context;
  return { result: await regenerateSitemap(options, context), asked: asked[0] };
}

it('publishes the sitemap and reports its size', async () => {
  const { result, asked } = await run({});
  expect(asked?.dryRun).toBe(false);
  expect(result).toEqual({
    data: { dry_run: false, published: true, site: 'https://table.example', ...REPORT },
    lines: ['Published: 283 addresses at https://table.example (72 recipes, 208 countries) in 1 file, 50 kB.'],
  });
});

it('reports that nothing has changed', async () => {
  const { result } = await run({}, { ...REPORT, changed: false });
  expect(result.lines[0]).toMatch(/^The sitemap is already up to date: 283 addresses/);
});

it('publishes and writes nothing in a dry run', async () => {
  const { result, asked } = await run({ dryRun: true, out: 'sitemap.xml' });
  expect(asked).toMatchObject({ dryRun: true });
  expect(asked?.onFile).toBeUndefined();
  expect(result.lines).toEqual([
    'To be published: 283 addresses at https://table.example (72 recipes, 208 countries) in 1 file, 50 kB.',
  ]);
  expect(result.data).toMatchObject({ dry_run: true, published: false });
});

it('only compares with --check, and fails if the published sitemap is out of date', async () => {
  const old = await run({ check: true });
  expect(old.asked?.dryRun).toBe(true);
  expect(old.result).toMatchObject({ status: 1, data: { published: false, changed: true } });
  const current = await run({ check: true }, { ...REPORT, changed: false });
  expect(current.result.status).toBeUndefined();
  expect(current.result.lines).toEqual([
    expect.stringMatching(/^The published sitemap is up to date: 283 addresses at https:\/\/table\.example /),
  ]);
});

it.each(['http://127.0.0.1:3000', 'http://localhost'])('warns of addresses at %s', async (url) => {
  for (const options of [{}, { check: true }, { dryRun: true }]) {
    const { lines } = (await run(options, REPORT, url)).result;
    expect(lines).toEqual([expect.stringContaining(` at ${url} `), expect.stringContaining('set PUBLIC_URL')]);
  }
});
