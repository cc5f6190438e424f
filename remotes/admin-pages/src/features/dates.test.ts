import { expect, it } from 'vitest';
import { dayText, exactText, relativeText } from './dates.ts';

it.each([
  ['2026-11-21T23:30:00.000Z', '22/11/2026'],
  ['1990-03-02', '02/03/1990'],
  ['hier', 'Date invalide'],
  ['', 'Date invalide'],
])('shows %j as the day %s', (text, day) => {
  expect(dayText(text)).toBe(day);
});

it('shows an instant with its time in Paris', () => {
  expect(exactText('2026-11-21T13:05:00.000Z')).toBe('21 novembre 2026 à 14:05');
});

it.each([
  ['2026-11-21T11:59:30.000Z', 'cette minute-ci'],
  ['2026-11-21T11:15:00.000Z', 'il y a 45 minutes'],
  ['2026-11-21T10:00:00.000Z', 'il y a 2 heures'],
  ['2026-11-18T11:00:00.000Z', 'il y a 3 jours'],
  ['2026-09-01T12:00:00.000Z', 'il y a 2 mois'],
  ['2026-11-21T12:05:40.000Z', 'dans 5 minutes'],
])('says how far %s is away: %s', (iso, text) => {
  expect(relativeText(iso, new Date('2026-11-21T12:00:00.000Z'))).toBe(text);
});
