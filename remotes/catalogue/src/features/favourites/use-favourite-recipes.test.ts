import { expect, it } from 'vitest';
import { mergeShown, restoreId } from './use-favourite-recipes.ts';

it('shows later favourites first and keeps showing removed ones', () => {
  expect(mergeShown([], ['b', 'a'])).toEqual(['b', 'a']);
  expect(mergeShown(['b', 'a'], ['c', 'a'])).toEqual(['c', 'b', 'a']);
});

it('keeps the same array while nothing is added', () => {
  const shown = ['b', 'a'];
  expect(mergeShown(shown, ['a'])).toBe(shown);
});

it('restores one removed recipe to its former place', () => {
  expect(restoreId(['d', 'a'], ['d', 'c', 'b', 'a'], 'b')).toEqual(['d', 'b', 'a']);
});

it('restores a recipe below those that another tab saved meanwhile', () => {
  expect(restoreId(['e', 'a'], ['b', 'a'], 'b')).toEqual(['e', 'b', 'a']);
});
