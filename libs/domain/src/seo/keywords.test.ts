import { expect, it } from 'vitest';
import { distinctKeywords } from './keywords.ts';

it.each([
  [
    'chawanmushi, flan japonais, dashi, cuisine japonaise, entrée japonaise',
    'japonaise',
    'chawanmushi, flan japonais, dashi',
  ],
  ['tajine, cuisine du Maroc, plat marocain', 'marocaine', 'tajine'],
  ['Tiramisu , dessert italien, desserts', 'italienne', 'Tiramisu'],
  ['moussaka, cuisine grecque, recettes grecques', 'grecque', 'moussaka'],
  ['gumbo, cuisine des États-Unis', 'États-Unis', 'gumbo'],
  ['platine, entrée, , goûter', 'péruvienne', 'platine'],
  [
    'pad thaï, tamarin, cuisine thaïe, dessert thaï, cuisine de rue',
    'thaïlandaise',
    'pad thaï, tamarin, cuisine de rue',
  ],
  ['baklava, dessert turc, cuisine ottomane', 'turque', 'baklava, cuisine ottomane'],
  ['', 'péruvienne', ''],
])('of "%s" beside "%s" stay "%s"', (keywords, cuisine, kept) => {
  expect(distinctKeywords(keywords, cuisine)).toBe(kept);
});
