import { expect, it, onTestFinished, vi } from 'vitest';
import { formatDateLong, isDay, localDay } from './dates.ts';

it('writes a day in French, the first of a month as "1er"', () => {
  expect(['2026-05-01', '2026-05-11', '2024-02-29'].map(formatDateLong)).toEqual([
    '1er mai 2026',
    '11 mai 2026',
    '29 février 2024',
  ]);
});

it.each(['2024-02-29', '1900-01-01'])('%s is a day', (day) => {
  expect(isDay(day)).toBe(true);
});

it.each(['2023-02-29', '2026-13-01', '2026-5-1', '2026-05-01T00:00', '', null])('%j is none', (value) => {
  expect(isDay(value)).toBe(false);
});

it('the day of a local date is the same at any hour', () => {
  expect(localDay(new Date(1980, 2, 5))).toBe('1980-03-05');
  expect(localDay(new Date(2026, 6, 5, 23, 59))).toBe('2026-07-05');
});

it('the day of a local date is the same where the clock was not yet set by whole minutes: in Paris before 1911', () => {
  vi.stubEnv('TZ', 'Europe/Paris');
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const day of ['1900-01-01', '1910-06-15', '1980-03-05']) expect(localDay(new Date(`${day}T00:00`))).toBe(day);
});
