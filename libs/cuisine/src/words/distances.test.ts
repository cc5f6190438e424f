import { expect, it } from 'vitest';
import { distances } from './distances.ts';

it.each([
  ['ramen', 'ramen', 0],
  ['ramn', 'ramen', 1],
  ['raamen', 'ramen', 1],
  ['romen', 'ramen', 1],
  ['armen', 'ramen', 1],
  ['tagine', 'tajine', 1],
  ['okonomyaki', 'okonomiyaki', 1],
  ['', 'riz', 3],
  ['chat', 'riz', 4],
])('from %j to %j there are %i letters to change', (a, b, distance) => {
  expect(distances(a, b).at(-1)).toBe(distance);
  expect(distances(b, a).at(-1)).toBe(distance);
});
