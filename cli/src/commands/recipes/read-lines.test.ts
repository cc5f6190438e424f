import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LINE_BYTES_MAX, readLines } from './read-lines.ts';

async function linesOf(content: string | Buffer): Promise<[number, string | null][]> {
  const file = join(mkdtempSync(join(tmpdir(), 'read-lines-')), 'recipes.jsonl');
  writeFileSync(file, content);
  const lines: [number, string | null][] = [];
  for await (const { number, bytes } of readLines(file)) lines.push([number, bytes && String(bytes)]);
  return lines;
}

it('returns the lines of a file with their numbers, also a last one without an end', async () => {
  expect(await linesOf('a\n\nb\u2028c\r\nd')).toEqual([
    [1, 'a'],
    [2, ''],
    [3, 'b\u2028c\r'],
    [4, 'd'],
  ]);
  expect(await linesOf('')).toEqual([]);
});

it('returns lines that are longer than what is read at once', async () => {
  const long = 'é'.repeat(100_000);
  expect(await linesOf(`${long}\nb\n`)).toEqual([
    [1, long],
    [2, 'b'],
  ]);
});

it.each(['little', 'big'])('returns the lines of a file in UTF-16, %s end first', async (end) => {
  const long = 'é'.repeat(100_000);
  const bytes = Buffer.from(`\uFEFF${long}\r\nĀਊ\nc`, 'utf16le');
  expect(await linesOf(end === 'big' ? bytes.swap16() : bytes)).toEqual([
    [1, `${long}\r`],
    [2, 'Āਊ'],
    [3, 'c'],
  ]);
});

it('drops a line that is too long, and returns the next', async () => {
  const lines = await linesOf(Buffer.concat([Buffer.alloc(LINE_BYTES_MAX + 1, 'a'), Buffer.from('\nb')]));
  expect(lines).toEqual([
    [1, null],
    [2, 'b'],
  ]);
});
