import { expect, it } from 'vitest';
import { maskPassword } from './index.ts';

it.each([
  ['mongodb+srv://user:pass@cluster.example/db', 'mongodb+srv://***@cluster.example/db'],
  ['mongodb://user:pa/ss@127.0.0.1:27017/db', 'mongodb://***@127.0.0.1:27017/db'],
  ['mongodb://user:p@ss@127.0.0.1:27017/db', 'mongodb://***@127.0.0.1:27017/db'],
  [
    'neither https://user@one.example nor ftp://me:x@two.example',
    'neither https://***@one.example nor ftp://***@two.example',
  ],
])('masks the credentials of %s', (text, masked) => {
  expect(maskPassword(text)).toBe(masked);
});

it('leaves other addresses alone', () => {
  for (const text of ['mongodb://127.0.0.1:27017', 'write to somebody@example.org', './data (embedded)']) {
    expect(maskPassword(text)).toBe(text);
  }
});
