import { expect, test } from 'vitest';
import { isNotWritable } from './engine-error.ts';

test.each([
  [Object.assign(new Error('no'), { code: 'EACCES' }), true],
  [Object.assign(new Error('no'), { code: 'EROFS' }), true],
  [new Error('attempt to write a readonly database'), true],
  [new Error('unable to open database file'), true],
  [Object.assign(new Error('no'), { code: 'ENOENT' }), false],
  [new Error('database is locked'), false],
])('%s means a place that cannot be written to: %s', (error, isIt) => {
  expect(isNotWritable(error)).toBe(isIt);
});
