import { existsSync } from 'node:fs';
import type { DemoContent, DemoResult, SeedOptions } from '@tdt/cookbook';
import { describe, expect, it } from 'vitest';
import { type Context, UsageError } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { runDemoSeed, type SeedDemoOptions } from './seed-demo.ts';

const none = { created: 0, updated: 0, kept: 0 };
const seeded: DemoResult = {
  countries: { ...none, created: 208 },
  recipes: { ...none, created: 72, refused: [], notes: [] },
  pictures: none,
  finished: true,
};

/** Runs the verb with an application that records its calls and returns `done` over `seeded`. */
async function run(options: SeedDemoOptions, done: Partial<DemoResult> = {}, isEmpty = true) {
  const asked: { content: DemoContent; options: SeedOptions }[] = [];
  const demo = {
    isEmpty: async () => isEmpty,
    seed: async (content: DemoContent, seedOptions: SeedOptions) => {
      asked.push({ content, options: seedOptions });
      return { ...seeded, ...done };
    },
  };
  const context = {
    ...opening({ demo }),
    signal: new AbortController().signal,
    onProgress: () => {},
  } as unknown as Context;
  return { result: await runDemoSeed(options, context), asked };
}

describe('runDemoSeed', () => {
  it('hands in countries, recipes and pictures with their files', async () => {
    const { asked, result } = await run({});
    const content = asked[0]?.content;
    expect(content?.countries.length).toBeGreaterThan(190);
    expect(content?.recipes).toHaveLength(72);
    const addresses = content?.pictures.map(({ image }) => image.url);
    expect(addresses).toContain(content?.recipes[0]?.images?.[0]?.url);
    expect(addresses).toContain(content?.aboutImage?.url);
    for (const { file } of content?.pictures ?? []) expect(existsSync(file), file).toBe(true);
    expect(result.lines[1]).toBe('Recipes: 72 created, 0 updated, 0 kept.');
  });

  it('does nothing with --if-empty when something is stored already', async () => {
    const { asked, result } = await run({ ifEmpty: true }, {}, false);
    expect(asked).toEqual([]);
    expect(result).toMatchObject({ data: { skipped: true } });
    expect(result.status).toBeUndefined();
  });

  it('seeds with --if-empty when nothing is stored, and without it in any case', async () => {
    expect((await run({ ifEmpty: true }, {}, true)).asked).toHaveLength(1);
    expect((await run({}, {}, false)).asked).toHaveLength(1);
  });

  it('adds made-up recipes up to the requested number', async () => {
    const { asked } = await run({ recipes: '80' });
    const content = asked[0]?.content;
    expect([content?.recipes.length, content?.more?.count]).toEqual([72, 8]);
    expect([...(content?.more?.recipes ?? [])]).toHaveLength(8);
  });

  it('takes other recipes with another seed', async () => {
    const titles = async (seed: string) =>
      [...((await run({ recipes: '76', seed })).asked[0]?.content.more?.recipes ?? [])].map(({ title }) => title);
    expect(await titles('7')).toEqual(await titles('7'));
    expect(await titles('7')).not.toEqual(await titles('8'));
  });

  it('takes the first of the demo when fewer are requested than it has', async () => {
    const content = (await run({ recipes: '5' })).asked[0]?.content;
    expect([content?.recipes.length, content?.more]).toEqual([5, undefined]);
  });

  it.each([
    { recipes: '0' },
    { recipes: '1000001' },
    { recipes: '1e3' },
    { recipes: '-5' },
    { recipes: '100', seed: 'x' },
    { recipes: '100', seed: '2147483648' },
    { seed: '1' },
  ])('refuses %o', async (options) => {
    await expect(run(options)).rejects.toThrow(UsageError);
  });

  it('passes --dry-run on', async () => {
    const { asked, result } = await run({ dryRun: true });
    expect(asked[0]?.options).toMatchObject({ dryRun: true });
    expect(result.lines[0]).toBe('Countries: 208 would be created, 0 updated, 0 kept.');
  });

  it('lists each recipe that was not taken, and fails', async () => {
    const refused = [{ index: 4, title: 'Dal', reason: 'its country is not stored' }];
    const { result } = await run({}, { recipes: { ...none, created: 71, refused, notes: [] } });
    expect(result.status).toBe(1);
    expect(result.lines).toContain('Not taken: recipe 5, "Dal": its country is not stored');
  });

  it('fails, with what was done, when it was stopped before the end', async () => {
    const { result } = await run({}, { finished: false });
    expect(result).toMatchObject({ status: 1, data: { finished: false, countries: { created: 208 } } });
  });
});
