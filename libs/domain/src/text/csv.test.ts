import { describe, expect, it } from 'vitest';
import { csvRow } from './csv.ts';

const cell = (text: string): string => csvRow([text], ';').slice(0, -2);

describe('csvRow', () => {
  it('joins its cells and ends the line', () => {
    expect(csvRow(['Ana', '', 'Lima'], ';')).toBe('Ana;;Lima\r\n');
    expect(csvRow(['Ana', 'Lima'], '\t')).toBe('Ana\tLima\r\n');
    expect(csvRow([], ';')).toBe('\r\n');
  });

  it.each([
    ['a "nickname"', '"a ""nickname"""'],
    ['two\nlines', '"two\nlines"'],
    ['a;b', '"a;b"'],
    [' blanks ', '" blanks "'],
    ["d'Ana", "d'Ana"],
    ['Éloïse 🍲', 'Éloïse 🍲'],
  ])('quotes %j only where it must', (text, written) => {
    expect(cell(text)).toBe(written);
  });

  it('quotes cells with any usual separator, and with its own', () => {
    for (const text of ['a,b', 'a;b', 'a\tb', 'a|b']) expect(cell(text)).toBe(`"${text}"`);
    expect(csvRow(['a:b', 'c'], ':')).toBe('"a:b":c\r\n');
  });

  it.each([
    '=1+1',
    '+33 1',
    '-1',
    '@SUM(A1)',
    '=HYPERLINK("http://x.example")',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
    '\tx',
    '\rx',
    '\nx',
    '  =1',
    '\u00A0=1',
    '\u200B=1',
    '\uFEFF=1',
    ' \n=1',
  ])('puts an apostrophe before %j, which a spreadsheet would compute', (text) => {
    expect(cell(text)).toMatch(/^"?'/);
  });

  it.each(['1+1', 'a=b', "l'@", 'ana@example.org', '2001-02-03'])('leaves %j as it is', (text) => {
    expect(cell(text)).toBe(text);
  });

  it('replaces control characters and lone surrogates', () => {
    expect(cell('A\u0000na\u001B\uD83C')).toBe('A\uFFFDna\uFFFD\uFFFD');
    expect(cell('\u0000=1')).toBe('\uFFFD=1');
  });
});
