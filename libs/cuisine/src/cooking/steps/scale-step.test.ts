import type { Ingredient } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { readStep } from './read-step.ts';
import { scaleStepQuantity } from './scale-step.ts';

const of = (quantity: string, name: string): Ingredient => ({ id: 'one', quantity, name, group: null });

/** The text of a step whose only ingredient is scaled. */
function scaled(text: string, ingredient: Ingredient, chosen: number, original: number): string {
  const parts = readStep(text, [ingredient]);
  return parts
    .map((part) => (part.kind === 'quantity' ? scaleStepQuantity(part, chosen, original) : part.text))
    .join('');
}

it.each([
  ['Versez 15 cl de lait.', of('75 cl', 'lait'), 8, 4, 'Versez 30 cl de lait.'],
  ['Versez 1 litre de lait.', of('1 litre', 'lait'), 1, 4, 'Versez 25 cl de lait.'],
  ['De deux cuillères à soupe d’huile.', of('8 cl', 'huile'), 6, 4, 'De 3 cuillères à soupe d’huile.'],
  [
    'Arrosez d’une cuillère à soupe de miel.',
    of('3 cuillères à soupe', 'miel'),
    8,
    4,
    'Arrosez de 2 cuillères à soupe de miel.',
  ],
  [
    'Arrosez d’une cuillère à soupe de miel.',
    of('3 cuillères à soupe', 'miel'),
    2,
    4,
    'Arrosez de ½ cuillère à soupe de miel.',
  ],
  ['Pelez un oignon rouge et coupez.', of('1', 'oignon rouge'), 8, 4, 'Pelez 2 oignons rouges et coupez.'],
  ['Pelez deux gros oignons.', of('2', 'gros oignons'), 2, 4, 'Pelez 1 gros oignon.'],
  ['Lavez deux choux.', of('2', 'choux'), 2, 4, 'Lavez 1 chou.'],
  ['Cassez trois jaunes d’œufs.', of('3', 'jaunes d’œufs'), 1, 3, 'Cassez 1 jaune d’œufs.'],
  ['Couvrez avec les 7 autres feuilles.', of('14', 'feuilles de filo'), 12, 6, 'Couvrez avec les 14 autres feuilles.'],
  ['Couvrez avec les 7 autres feuilles.', of('14', 'feuilles de filo'), 1, 7, 'Couvrez avec 1 autre feuille.'],
  ['Émincez un demi-chou.', of('0,5', 'chou'), 8, 4, 'Émincez 1 chou.'],
  ['Ajoutez la moitié du chou.', of('2', 'choux'), 8, 4, 'Ajoutez la moitié du chou.'],
])('scales "%s" (%o) for %i instead of %i: "%s"', (text, ingredient, chosen, original, expected) => {
  expect(scaled(text, ingredient, chosen, original)).toBe(expected);
});

it('leaves everything as written at the original servings', () => {
  const text = 'Arrosez d’une cuillère à soupe de miel.';
  expect(scaled(text, of('3 cuillères à soupe', 'miel'), 4, 4)).toBe(text);
});
