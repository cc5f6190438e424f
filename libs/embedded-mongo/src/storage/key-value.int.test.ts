import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tempDir } from '../testing/temp-engine.ts';
import { scan } from './key-value.ts';
import { idPrefix, idRange } from './keys.ts';
import { createFile, openSqliteStore } from './sqlite-store.ts';

const directory = tempDir();
const store = openSqliteStore(directory);
afterAll(() => {
  store.close();
  rmSync(directory, { recursive: true });
});

const ID = 77;
const SIZES = [0, 1, 5_000_000, 32_768, 32_769, 4, 3_000_000];

it.each([false, true])('a page holds no large values; a scan gives all, in order (reverse: %j)', (reverse) => {
  store.begin();
  for (const [at, size] of SIZES.entries())
    store.put(Buffer.concat([idPrefix(ID), Buffer.of(at)]), Buffer.alloc(size, at));
  store.commit();
  const held = store.page(...idRange(ID), reverse, 100).reduce((sum, { value }) => sum + (value?.length ?? 0), 0);
  expect(held).toBe(32_773);
  const found = [...scan(store, ...idRange(ID), reverse)].map(({ value }) => value.length);
  expect(found).toEqual(reverse ? SIZES.toReversed() : SIZES);
});

describe('where there are no hard links', () => {
  const noLinks = () => {
    throw Object.assign(new Error('operation not permitted, link'), { code: 'EPERM' });
  };
  const others = tempDir();
  afterAll(() => rmSync(others, { recursive: true }));

  it('a new file is made all the same', () => {
    createFile(path.join(others, 'data.sqlite'), noLinks);
    openSqliteStore(others).close();
    expect(readdirSync(others)).toEqual(['data.sqlite']);
  });

  it('the file of a process that was faster stays', () => {
    const file = path.join(others, 'faster.sqlite');
    writeFileSync(file, 'theirs');
    createFile(file, noLinks);
    expect(readFileSync(file, 'utf8')).toBe('theirs');
  });
});
