import { expect, test } from 'vitest';
import { stampLines } from './lines.ts';

test('keeps a single word on one line', () => {
  expect(stampLines('Itadakimasu')).toEqual({ lines: ['Itadakimasu'], size: 21 });
});

test('sets a long greeting on balanced lines', () => {
  expect(stampLines('Bhojan ka anand lijiye').lines).toEqual(['Bhojan ka', 'anand lijiye']);
});

test('sets the greeting smaller the longer its longest line is', () => {
  expect(stampLines('Sahtein').size).toBeGreaterThan(stampLines('Itadakimasu').size);
});
