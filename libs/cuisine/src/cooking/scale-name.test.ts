import { expect, it } from 'vitest';
import { scaleName } from './scale-name.ts';

it.each([
  ['pâte filo (24 feuilles)', 'pâte filo (48 feuilles)'],
  ['tomates (400 g)', 'tomates (400 g)'],
  ['galettes (22 cm)', 'galettes (22 cm)'],
  ['comté (18 mois)', 'comté (18 mois)'],
  ['sauce de poisson (nam pla)', 'sauce de poisson (nam pla)'],
])('counts what "%s" counts in brackets, for twice as many, as "%s"', (name, scaled) => {
  expect(scaleName(name, 8, 4)).toBe(scaled);
});
