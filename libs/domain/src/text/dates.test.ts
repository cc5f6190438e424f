import { expect, it } from 'vitest';
import { formatDateLong, formatDateShort } from './dates.ts';

it('writes day, month name and year in French', () => {
  expect(formatDateLong('2026-11-21T10:00:00.000Z')).toBe('21 novembre 2026');
});

it('writes the first of a month as French does', () => {
  expect(formatDateLong('2026-05-01T10:00:00.000Z')).toBe('1er mai 2026');
  expect(formatDateLong('2026-05-11T10:00:00.000Z')).toBe('11 mai 2026');
});

it('takes the day in Paris, whatever the zone of the machine', () => {
  expect(formatDateLong('2026-12-31T23:30:00.000Z')).toBe('1er janvier 2027');
});

it('shortens the month for tables', () => {
  expect(formatDateShort('2026-11-21T10:00:00.000Z')).toBe('21 nov. 2026');
});

it('writes nothing for a text that is no date', () => {
  expect(formatDateLong('hier')).toBe('');
  expect(formatDateShort('hier')).toBe('');
});
