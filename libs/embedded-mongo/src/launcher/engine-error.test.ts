import { expect, test } from 'vitest';
import { causeOf, EngineError, exitCodeOf, failure } from './engine-error.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  [coded('EACCES'), 'NOT_WRITABLE'],
  [coded('EROFS'), 'NOT_WRITABLE'],
  [new Error('attempt to write a readonly database'), 'NOT_WRITABLE'],
  [new Error('unable to open database file'), 'NOT_WRITABLE'],
  [coded('ENOSPC'), 'NO_SPACE'],
  [coded('EDQUOT'), 'NO_SPACE'],
  [new Error('database or disk is full'), 'NO_SPACE'],
  [coded('EIO'), 'FAILING_DISK'],
  [new Error('disk I/O error'), 'FAILING_DISK'],
  [new Error('database disk image is malformed'), 'DAMAGED_DATA'],
  [new Error('file is not a database'), 'DAMAGED_DATA'],
  [new EngineError('EMPTY_DATA', '/d'), 'EMPTY_DATA'],
  [new EngineError('FOREIGN_DATA', '/d'), 'FOREIGN_DATA'],
  [coded('ENOENT'), undefined],
  [new Error('database is locked'), undefined],
])('%s means %s, and the launcher learns it by the exit code', (error, cause) => {
  expect(causeOf(error)).toBe(cause);
  expect(failure(exitCodeOf(error), '/data').code).toBe(cause ?? 'START_FAILED');
});
