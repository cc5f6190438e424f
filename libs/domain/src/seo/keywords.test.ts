import { expect, it } from 'vitest';
import { distinctKeywords } from './keywords.ts';

it.each([
  [
    'chawanmushi, flan japonais, dashi, cuisine japonaise, entrée japonaise',
    'japonaise',
    'Japon',
    'chawanmushi, flan japonais, dashi',
  ],
  ['tajine, cuisine du Maroc, plat marocain', 'marocaine', 'Maroc', 'tajine'],
  ['Tiramisu , dessert italien, desserts', 'italienne', 'Italie', 'Tiramisu'],
  ['moussaka, cuisine grecque, recettes grecques', 'grecque', 'Grèce', 'moussaka'],
  ['gumbo, cuisine des États-Unis', null, 'États-Unis', 'gumbo'],
  ['platine, entrée, , goûter', 'péruvienne', 'Pérou', 'platine'],
  [
    'pad thaï, tamarin, cuisine thaïe, dessert thaï, cuisine de rue',
    'thaïlandaise',
    'Thaïlande',
    'pad thaï, tamarin, cuisine de rue',
  ],
  ['baklava, dessert turc, cuisine ottomane', 'turque', 'Turquie', 'baklava, cuisine ottomane'],
  ['ceviche, citron vert, Pérou', 'péruvienne', 'Pérou', 'ceviche, citron vert'],
  ['', 'péruvienne', 'Pérou', ''],
])('of "%s" beside "%s" of "%s" stay "%s"', (keywords, adjective, country, distinct) => {
  expect(distinctKeywords(keywords, adjective, country)).toBe(distinct);
});
