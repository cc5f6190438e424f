import { describe, expect, it } from 'vitest';
import { formatDuration, isoDuration, parseDuration, sumDurations } from './durations.ts';

describe('parseDuration', () => {
  it.each([
    ['1 heure 20 minutes', 80],
    ['2 heures', 120],
    ['1 heure', 60],
    ['45 minutes', 45],
    ['1 minute', 1],
    ['1 heure et 5 minutes', 65],
    ['48 heures', 2880],
  ])('reads "%s" as %i minutes', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes);
  });

  it.each([
    ['1h30', 90],
    ['1 h 30', 90],
    ['1h 30min', 90],
    ['2H', 120],
    ['45 min', 45],
    ['45 mn', 45],
    ['20 min.', 20],
    ["15'", 15],
    ['1 jour', 1440],
  ])('reads the short form "%s" as %i minutes', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes);
  });

  it.each([
    ['1,5 heure', 90],
    ['1.5 heure', 90],
    ['1/2 heure', 30],
    ['½ heure', 30],
    ['1 heure et demie', 90],
    ['2 heures et demie', 150],
  ])('reads the part of an hour in "%s"', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes);
  });

  it('reads a bare number as minutes', () => {
    expect(parseDuration('35')).toBe(35);
    expect(parseDuration(' 0 ')).toBe(0);
  });

  it('uses the longer end of a range', () => {
    expect(parseDuration('10 à 15 minutes')).toBe(15);
    expect(parseDuration('10-15 min')).toBe(15);
  });

  it('reads a duration inside a sentence', () => {
    expect(parseDuration('environ 30 minutes au four')).toBe(30);
  });

  it.each(['', 'une nuit', 'selon le four', '4 personnes', '3 marmites', '3 mélanges', null, undefined])(
    'finds no duration in "%s"',
    (text) => {
      expect(parseDuration(text)).toBeNull();
    },
  );
});

describe('sumDurations', () => {
  it('ignores texts without a duration', () => {
    expect(sumDurations(['10 minutes', null, 'une nuit', '1 heure'])).toBe(70);
  });

  it('is null if no text contains a duration', () => {
    expect(sumDurations([null, 'une nuit'])).toBeNull();
    expect(sumDurations([])).toBeNull();
  });
});

describe('formatDuration', () => {
  it.each([
    [90, '1h 30min'],
    [20, '20min'],
    [120, '2h'],
    [0, '0min'],
    [1505, '25h 5min'],
  ])('shows %i minutes as "%s"', (minutes, shown) => {
    expect(formatDuration(minutes)).toBe(shown);
  });

  it('writes what parseDuration reads back', () => {
    for (const minutes of [1, 59, 60, 61, 600]) expect(parseDuration(formatDuration(minutes))).toBe(minutes);
  });
});

describe('isoDuration', () => {
  it.each([
    [90, 'PT1H30M'],
    [20, 'PT20M'],
    [120, 'PT2H'],
    [0, 'PT0M'],
  ])('writes %i minutes as %s', (minutes, iso) => {
    expect(isoDuration(minutes)).toBe(iso);
  });
});
