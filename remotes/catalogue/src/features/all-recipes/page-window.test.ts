import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('lists every page of a short list', () => {
  expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
});

test('leaves gaps around the current page of a long list', () => {
  expect(pageWindow(6, 20)).toEqual([1, null, 5, 6, 7, null, 20]);
});

test('lists a page rather than leaving a gap of one', () => {
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('lists nothing for a single page', () => {
  expect(pageWindow(1, 1)).toEqual([]);
});
