import { expect, test } from 'vitest';
import { paragraphs } from './paragraphs.ts';

test('cuts a text at its empty lines, whatever system it was typed on', () => {
  expect(paragraphs('Un.\n\nDeux,\ndeux bis.\r\n \r\nTrois.\n')).toEqual(['Un.', 'Deux,\ndeux bis.', 'Trois.']);
});

test('finds no paragraph in a blank text', () => {
  expect(paragraphs(' \n\n ')).toEqual([]);
});
