import { expect, it } from 'vitest';
import { dayText, exactText, relativeText, shortDayText } from './dates.ts';

it.each([
  ['2026-11-21T23:30:00.000Z', '22/11/2026'],
  ['1990-03-02', '02/03/1990'],
  [null, '-'],
  ['hier', 'Date invalide'],
  ['', 'Date invalide'],
])('shows %j as the day %s', (text, day) => {
  expect(dayText(text)).toBe(day);
});

it.each([
  ['2026-11-21T10:00:00.000Z', '21 nov. 2026'],
  ['2026-05-01T10:00:00.000Z', '1er mai 2026'],
  ['2026-05-11T10:00:00.000Z', '11 mai 2026'],
  ['2026-12-31T23:30:00.000Z', '1er janv. 2027'],
  ['hier', 'Date invalide'],
])('shows %j in a table as %s', (iso, day) => {
  expect(shortDayText(iso)).toBe(day);
});

it('shows an instant with its time in Paris, in summer as well', () => {
  expect(exactText('2026-11-21T13:05:00.000Z')).toBe('21 novembre 2026 à 14:05');
  expect(exactText('2026-07-21T22:05:00.000Z')).toBe('22 juillet 2026 à 00:05');
});

it.each([
  ['2026-11-21T11:59:30.000Z', 'il y a quelques secondes'],
  ['2026-11-21T11:25:00.000Z', 'il y a 35 minutes'],
  ['2026-11-21T10:00:00.000Z', 'il y a 2 heures'],
  ['2026-11-18T11:00:00.000Z', 'il y a 3 jours'],
  ['2026-09-21T12:00:00.000Z', 'il y a 2 mois'],
  ['2026-11-21T12:05:10.000Z', 'dans 5 minutes'],
])('says how far %s is away: %s', (iso, text) => {
  expect(relativeText(iso, new Date('2026-11-21T12:00:00.000Z'))).toBe(text);
});
