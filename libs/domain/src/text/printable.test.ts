import { expect, it } from 'vitest';
import { printable, printableJson } from './printable.ts';

const CONTROLS = [
  '\0',
  '\u0007',
  '\n',
  '\r',
  '\u001B[2J',
  '\u007F',
  '\u0085',
  '\u009B2J',
  '\u2028',
  '\u202Etxt',
  '\u2066',
];
const CONTROL = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/u;

it.each(CONTROLS)('shows %j on one line without its effect', (sign) => {
  expect(printable(`Tarte ${sign} Tatin`)).not.toMatch(CONTROL);
});

it.each(CONTROLS)('writes %j as JSON that reads as the same, without its effect', (sign) => {
  const json = printableJson({ [sign]: [sign] });
  expect(json).not.toMatch(CONTROL);
  expect(JSON.parse(json)).toEqual({ [sign]: [sign] });
});

it('keeps letters of all scripts, accents and composed emoji', () => {
  const text = 'Crème brûlée, œufs, 文, عربي, 👩‍👩‍👧 🍲';
  expect([printable(text), printableJson(text)]).toEqual([text, `"${text}"`]);
});

it('keeps the lines of JSON that is set out for people', () => {
  expect(printableJson({ a: 1 }, undefined, 2)).toBe('{\n  "a": 1\n}');
});
