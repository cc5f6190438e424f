import { expect, it } from 'vitest';
import { isTooDeep } from './body-parsing.ts';

it('measures how deep arrays and objects nest', () => {
  expect(isTooDeep('{"a":[{"b":[]}]}', 4)).toBe(false);
  expect(isTooDeep('{"a":[{"b":[]}]}', 3)).toBe(true);
  expect(isTooDeep('[],[],[],[]', 1)).toBe(false);
});

it('does not count brackets within texts', () => {
  expect(isTooDeep(JSON.stringify({ a: '[[[["\\', b: ['"[[['] }), 2)).toBe(false);
});
