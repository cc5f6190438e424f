import { expect, it } from 'vitest';
import { parseRange } from './byte-range.ts';

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('reads %s of ten bytes', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

it.each([undefined, '', 'bytes=-', 'bytes=4-2', 'bytes=0-1,4-5', 'lines=0-3', 'bytes=a-b'])(
  'sends the whole file for %s',
  (header) => {
    expect(parseRange(header, 10)).toBeNull();
  },
);
