import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { runRecipeImport } from './import-recipes.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tdt-import-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the verb on one file with a service that refuses records without a title. */
async function run(name: string, content: string | Buffer, files = [name]) {
  await writeFile(join(folder, name), content);
  const importMany = async (records: AsyncIterable<{ title?: string }>) => {
    const refused: { index: number; title: string; reason: string }[] = [];
    let index = 0;
    for await (const { title } of records) {
      if (!title) refused.push({ index, title: '', reason: 'title' });
      index += 1;
    }
    return { created: index - refused.length, updated: 0, kept: 0, refused, notes: [] };
  };
  const context: Partial<Context> = {
    ...opening({ recipes: { importMany } }),
    signal: new AbortController().signal,
    onProgress: () => {},
    folder,
  };
  return runRecipeImport(files, {}, context as Context);
}

it('lists bad records by their line in the file, and imports the others', async () => {
  const result = await run('a.jsonl', '\uFEFF{"title":"A"}\r\n\n{"title"\n{}\n{"title":"B"}\n');
  expect(result).toMatchObject({ status: 1, data: { created: 2 } });
  expect(result.data.failed).toMatchObject([
    { place: 'line 3', reason: expect.stringContaining('not JSON') },
    { place: 'line 4', reason: 'title' },
  ]);
});

it('lists bad records of a file in UTF-16 by their line as well', async () => {
  const text = '\uFEFF{"title":"Soupe de cresson"}\r\n{"title"\r\n{"title":"Pâté"}\r\n';
  const { data } = await run('utf16.jsonl', Buffer.from(text, 'utf16le'));
  expect(data).toMatchObject({ created: 2, failed: [{ place: 'line 2' }] });
});

it('reads one object, and an array whose records it counts from 1', async () => {
  expect(await run('a.json', '{"title":"A"}')).toMatchObject({ data: { created: 1, failed: [] } });
  const { data } = await run('b.json', '[{"title":"A"},{}]');
  expect(data).toMatchObject({ created: 1, failed: [{ place: 'recipe 2' }] });
});

it('repeats nothing of a file that is no JSON, which may be another one by a link', async () => {
  await writeFile(join(folder, 'passwd'), 'root:x:0:0:root\n{"key": "hunter2" "more": 1}\n');
  for (const name of ['linked.json', 'linked.jsonl']) await symlink(join(folder, 'passwd'), join(folder, name));
  const { lines, data } = await run('good.json', '{"title":"A"}', ['linked.json', 'linked.jsonl']);
  expect(JSON.stringify([lines, data.failed])).not.toMatch(/root|hunter2|key/);
  expect(lines.at(-1)).toMatch(/line 2: The line is not JSON at position 18 \(line 1 column 19\)\.$/);
});

it('reports a file that is no JSON and one that is missing, and imports the other files', async () => {
  await writeFile(join(folder, 'good.json'), '{"title":"A"}');
  const { status, data } = await run('bad.json', 'title: A', ['none.json', 'bad.json', 'good.json']);
  expect({ status, created: data.created }).toEqual({ status: 1, created: 1 });
  expect(data.failed).toMatchObject([
    { place: 'file', reason: expect.stringContaining('cannot be read') },
    { place: 'file', reason: expect.stringContaining('is not JSON') },
  ]);
});
