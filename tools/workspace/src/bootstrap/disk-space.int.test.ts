import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortOfSpace } from './disk-space.mjs';

test('measures the space where the folder will be', async () => {
  expect(await shortOfSpace(join(tmpdir(), 'not/there/yet'), 0, 'the data')).toBeNull();
});

test('mentions the purpose when there is too little space', async () => {
  const sentence = await shortOfSpace(tmpdir(), Number.MAX_SAFE_INTEGER, 'the installation');
  expect(sentence).toMatch(/MB free, and the installation needs \d+ MB: please make some room/);
});
