import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Context } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { exportRecipes } from './export-recipes.ts';

async function run(out: string | undefined, options: Partial<Context> = {}, dryRun = false) {
  const folder = await mkdtemp(join(tmpdir(), 'tdt-export-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const printed: string[] = [];
  async function* exportAll() {
    yield { title: 'Ramen' };
    yield { title: 'Udon' };
  }
  const context: Partial<Context> = {
    ...opening({ recipes: { exportAll, count: async () => 2 } }),
    signal: new AbortController().signal,
    onProgress: () => {},
    print: async (text) => printed.push(text) > 0,
    folder,
    ...options,
  };
  const result = await exportRecipes({ dryRun, ...(out !== undefined && { out }) }, context as Context);
  return { result, printed, folder };
}

const LINES = '{"title":"Ramen"}\n{"title":"Udon"}\n';

it('prints one recipe a line', async () => {
  const { result, printed } = await run(undefined);
  expect(printed.join('')).toBe(LINES);
  expect(result).toMatchObject({ data: { recipes: 2 }, lines: ['Written to standard output: 2 recipes.'] });
});

it('writes a file as a whole', async () => {
  const { result, folder } = await run('all.jsonl');
  expect(await readFile(join(folder, 'all.jsonl'), 'utf8')).toBe(LINES);
  expect(result.data).toEqual({ dry_run: false, file: join(folder, 'all.jsonl'), recipes: 2 });
});

it('writes nothing with --dry-run, and says what it would write', async () => {
  const { result, printed, folder } = await run('all.jsonl', {}, true);
  expect(result.lines).toEqual([`To be written to ${join(folder, 'all.jsonl')}: 2 recipes.`]);
  expect({ printed, files: await readdir(folder) }).toEqual({ printed: [], files: [] });
});

it('leaves no file when it is stopped, and says so', async () => {
  const { result, folder } = await run('all.jsonl', { signal: AbortSignal.abort() });
  expect(result).toMatchObject({ status: 1, lines: [expect.stringContaining('Stopped before the end')] });
  expect(await readdir(folder)).toEqual([]);
});

it('fails when the reader of its output goes away', async () => {
  expect((await run(undefined, { print: async () => false })).result.status).toBe(1);
});
