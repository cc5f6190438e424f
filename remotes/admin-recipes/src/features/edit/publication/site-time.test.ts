import { showTimesIn } from '@tdt/admin/kit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { instantOf, localTime, timeText, zoneText } from './site-time.ts';

describe('a local time of the site', () => {
  it.each([
    ['2026-12-07T08:00', '2026-12-07T07:00:00.000Z'],
    ['2027-07-14T08:00', '2027-07-14T06:00:00.000Z'],
    ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['2027-10-31T01:59', '2027-10-30T23:59:00.000Z'],
    ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
  ])('%s is %s, and is read back as it was entered', (local, iso) => {
    expect(instantOf(local)).toEqual({ iso });
    expect(localTime(iso)).toBe(local);
  });

  it.each(['2027-03-28T02:00', '2027-03-28T02:30', '2027-03-28T02:59'])('%s does not exist', (local) => {
    expect(instantOf(local)).toEqual({ refusal: expect.stringMatching(/^2\sh\s\d\d n'existe pas ce jour-là/) });
  });

  it.each(['2027-10-31T02:00', '2027-10-31T02:30', '2027-10-31T02:59'])('%s exists twice', (local) => {
    expect(instantOf(local)).toEqual({ refusal: expect.stringMatching(/^2\sh\s\d\d existe deux fois ce jour-là/) });
  });

  it.each(['0026-12-07T08:00', '20260-12-07T08:00', '2026-12-07T08:00:30'])('%s is refused', (local) => {
    expect(instantOf(local)).toEqual({ refusal: 'Indiquez une date et une heure, à la minute près.' });
  });

  it('may be none', () => {
    expect([instantOf(''), localTime(null)]).toEqual([{ iso: null }, '']);
  });
});

it('is written in French, without breaks in the hour', () => {
  expect(timeText('2026-12-07T07:00:00.000Z')).toBe('7 décembre 2026 à 8\u00a0h\u00a000');
  expect(timeText('2027-05-01T12:05:00.000Z')).toBe('1er mai 2027 à 14\u00a0h\u00a005');
});

it('is that of the zone of the site', () => {
  expect(zoneText()).toBe('Heure de Paris.');
  showTimesIn('America/New_York');
  onTestFinished(() => showTimesIn('Europe/Paris'));
  expect(zoneText()).toBe('Heure de New York.');
  expect(instantOf('2026-12-07T08:00')).toEqual({ iso: '2026-12-07T13:00:00.000Z' });
  expect(timeText('2026-12-07T13:00:00.000Z')).toBe('7 décembre 2026 à 8\u00a0h\u00a000');
});
