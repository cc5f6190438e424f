import { expect, it } from 'vitest';
import { formatDateShort } from './dates.ts';

it('writes day, short month and year in French', () => {
  expect(formatDateShort('2026-11-21T10:00:00.000Z')).toBe('21 nov. 2026');
});

it('writes the first of a month as "1er"', () => {
  expect(formatDateShort('2026-05-01T10:00:00.000Z')).toBe('1er mai 2026');
  expect(formatDateShort('2026-05-11T10:00:00.000Z')).toBe('11 mai 2026');
});

it("uses the time zone of Paris, not the machine's", () => {
  expect(formatDateShort('2026-12-31T23:30:00.000Z')).toBe('1er janv. 2027');
});

it('is empty for a text that is no date', () => {
  expect(formatDateShort('hier')).toBe('');
});
