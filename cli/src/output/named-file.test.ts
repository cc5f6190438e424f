import { execFileSync } from 'node:child_process';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UsageError } from '../command.ts';
import { namedFile } from './named-file.ts';

it('takes a new or an empty file, and one with content only with --yes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'named-file-'));
  writeFileSync(join(folder, 'empty'), '');
  writeFileSync(join(folder, 'full'), 'content');
  expect(namedFile('new', {}, { folder })).toBe(join(folder, 'new'));
  expect(namedFile('empty', {}, { folder })).toBe(join(folder, 'empty'));
  expect(namedFile('full', { yes: true }, { folder })).toBe(join(folder, 'full'));
  expect(() => namedFile('full', {}, { folder })).toThrow('--yes');
  // A folder: --yes would not replace it either.
  expect(namedFile('.', {}, { folder })).toBe(folder);
  expect(() => namedFile('x'.repeat(300), {}, { folder })).toThrow(UsageError);
});

it.each(['pipe', 'device'])('refuses a %s, also with --yes', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'named-file-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const path = { pipe, device: '/dev/null' }[kind] ?? '';
  for (const yes of [false, true]) expect(() => namedFile(path, { yes }, { folder })).toThrow('is not a file');
  expect(statSync(path).isFile()).toBe(false);
});
