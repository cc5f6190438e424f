import { expect, it } from 'vitest';
import data from './neighbours.json' with { type: 'json' };
import { neighbourCodes } from './neighbours.ts';
import world from './world.json' with { type: 'json' };

const codes = Object.keys(data);

it('are mutual, other countries, and on the map', () => {
  for (const code of codes)
    for (const beyond of neighbourCodes(code)) {
      expect(beyond).not.toBe(code);
      expect(neighbourCodes(beyond), `${code} borders on ${beyond}`).toContain(code);
      expect(world.countries).toHaveProperty(beyond);
    }
});

it.each([
  ['FR', 'AD BE CH DE ES IT LU MC'],
  ['ES', 'AD FR MA PT'],
  ['PT', 'ES'],
  ['KR', 'KP'],
  ['LS', 'ZA'],
  ['GF', 'BR SR'],
  ['JP', ''],
  [null, ''],
])('of %s are %s', (code, expected) => {
  expect(neighbourCodes(code).join(' ')).toBe(expected);
});

it('are at most as many as the page of a country shows', () => {
  expect(Math.max(...codes.map((code) => neighbourCodes(code).length))).toBe(16);
});
