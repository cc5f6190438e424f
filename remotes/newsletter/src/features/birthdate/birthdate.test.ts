import { describe, expect, test } from 'vitest';
import { formatBirthdate, parseBirthdate } from './birthdate.ts';

describe('parsing', () => {
  test.each([
    ['05/03/1980', '1980-03-05'],
    ['5/3/1980', '1980-03-05'],
    ['05-03-1980', '1980-03-05'],
    ['5.3.1980', '1980-03-05'],
    ['05 03 1980', '1980-03-05'],
    ['05031980', '1980-03-05'],
    ['1980-03-05', '1980-03-05'],
    ['5 mars 1980', '1980-03-05'],
    ['05 MARS 1980', '1980-03-05'],
    [' 1er  février 1980 ', '1980-02-01'],
    ['1 fév. 1980', '1980-02-01'],
    ['14 aout 2001', '2001-08-14'],
    ['14 août 2001', '2001-08-14'],
    ['31 décembre 1999', '1999-12-31'],
    ['7 juil 1970', '1970-07-07'],
  ])('parses %j as %s', (text, day) => {
    expect(parseBirthdate(text)).toBe(day);
  });

  test.each(['', 'mars', '5 mars', '5/3/80', '1980', '12 jui 1980', '5 brumaire 1980', 'demain', '5/3/19800'])(
    'cannot parse %j',
    (text) => {
      expect(parseBirthdate(text)).toBeNull();
    },
  );

  test.each(['31/02/2001', '29 février 2023', '00/01/1980', '5/13/1980'])(
    'refuses %j, which does not exist',
    (text) => {
      expect(parseBirthdate(text)).toBeNull();
    },
  );

  test('parses every month that it formats', () => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `1969-${String(month).padStart(2, '0')}-09`;
      expect(parseBirthdate(formatBirthdate(day))).toBe(day);
    }
  });
});

describe('formatting', () => {
  test('writes two digits, the month in full and the year', () => {
    expect(formatBirthdate('1980-03-05')).toBe('05 mars 1980');
    expect(formatBirthdate('1924-08-31')).toBe('31 août 1924');
  });

  test('refuses anything but a day', () => {
    expect(() => formatBirthdate('1980-13-05')).toThrow(RangeError);
  });
});
