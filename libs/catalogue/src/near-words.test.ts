import { expect, it } from 'vitest';
import { nearestTo } from './near-words.ts';

const nearest = (word: string, known: Record<string, number>) => {
  const search = nearestTo(word);
  for (const [each, weight] of Object.entries(known)) search.offer(each, () => weight);
  return search.best()?.word ?? null;
};

it('finds the closest word, of equally close ones the most frequent', () => {
  expect(nearest('tomatez', { patate: 9, tomate: 1, tomates: 5 })).toBe('tomates');
  expect(nearest('tomatte', { tomate: 1, tomettes: 9 })).toBe('tomate');
  expect(nearest('beuf', { oeuf: 9, boeuf: 1 })).toBe('boeuf');
});

it('takes one mistake from 4 letters on, two from 6 on', () => {
  expect(nearest('ris', { riz: 9 })).toBeNull();
  expect(nearest('japn', { japon: 9 })).toBe('japon');
  expect(nearest('jpn', { japon: 9 })).toBeNull();
  expect(nearest('cher', { che: 9 })).toBeNull();
  expect(nearest('tajne', { tajines: 9 })).toBeNull();
  expect(nearest('tahyne', { tajine: 9 })).toBe('tajine');
});

it('else finds what begins as a word of six letters or more with one mistake', () => {
  expect(nearest('okonomy', { okonomiyaki: 1 })).toBe('okonomiyaki');
  expect(nearest('okonomy', { okonomiyaki: 9, okonomi: 1 })).toBe('okonomi');
  expect(nearest('okanomy', { okonomiyaki: 1 })).toBeNull();
  expect(nearest('okony', { okonomiyaki: 1 })).toBeNull();
  expect(nearest('ekonomi', { okonomiyaki: 1 })).toBeNull();
});

it('ignores words that no recipe has any more, and the word itself', () => {
  expect(nearest('tomatte', { tomate: 0 })).toBeNull();
  expect(nearest('tomate', { tomate: 3 })).toBeNull();
});
