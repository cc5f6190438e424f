import { expect, it } from 'vitest';
import { servingsIn, withServings } from './servings-address.ts';

it.each([1, 6, 99])('reads and writes %i servings', (servings) => {
  expect(withServings('', servings)).toBe(`?personnes=${servings}`);
  expect(servingsIn(`?x=1&personnes=${servings}`)).toBe(servings);
});

it.each(['', '?personnes=', '?personnes=0', '?personnes=06', '?personnes=100', '?personnes=6a'])(
  'reads none in "%s"',
  (search) => {
    expect(servingsIn(search)).toBeNull();
  },
);

it('keeps the other parameters, and writes none that no address can hold', () => {
  expect(withServings('?a=1&personnes=4', 6)).toBe('?a=1&personnes=6');
  for (const servings of [null, 0, 100, 1.5]) expect(withServings('?personnes=4', servings)).toBe('');
});
