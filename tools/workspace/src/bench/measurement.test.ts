import { expect, test } from 'vitest';
import { isWithin, tableRow } from './measurement.ts';

test('accepts values up to the budget', () => {
  expect(isWithin({ what: 'a', value: 150, unit: 'kB', budget: { atMost: 150 } })).toBe(true);
  expect(isWithin({ what: 'a', value: 151, unit: 'kB', budget: { atMost: 150 } })).toBe(false);
  expect(isWithin({ what: 'a', value: 0.85, unit: 'x', budget: { atLeast: 0.85 } })).toBe(true);
  expect(isWithin({ what: 'a', value: 0.84, unit: 'x', budget: { atLeast: 0.85 } })).toBe(false);
  expect(isWithin({ what: 'a', value: 9e9, unit: 'requests/s' })).toBe(true);
});

test('shows the value, its unit and its budget in a row', () => {
  expect(tableRow({ what: 'start', value: 1234.5, unit: 'ms', budget: { atMost: 1500 } })).toMatch(
    /^✓ start +1235 ms +at most 1500$/,
  );
  expect(tableRow({ what: 'ratio', value: 0.5, unit: 'x', budget: { atLeast: 0.85 } })).toMatch(/^✗ ratio +0\.50 x/);
});
