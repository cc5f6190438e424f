import { expect, it } from 'vitest';
import { putBack, stillShown } from './shown-ids.ts';

it('shows what is saved later first, and goes on showing what is taken out', () => {
  expect(stillShown([], ['b', 'a'])).toEqual(['b', 'a']);
  expect(stillShown(['b', 'a'], ['c', 'a'])).toEqual(['c', 'b', 'a']);
});

it('is the same list while nothing is added', () => {
  const shown = ['b', 'a'];
  expect(stillShown(shown, ['a'])).toBe(shown);
});

it('puts back what was taken out where it was, and nothing else', () => {
  expect(putBack(['d', 'a'], ['d', 'c', 'b', 'a'], 'b')).toEqual(['d', 'b', 'a']);
});

it('puts back in front of nothing that another tab has saved meanwhile', () => {
  expect(putBack(['e', 'a'], ['b', 'a'], 'b')).toEqual(['e', 'b', 'a']);
});
