import { expect, it } from 'vitest';
import { cookSteps } from './screens.ts';

const needs = (rows: Record<string, string>, ...texts: string[]) => {
  const ingredients = Object.entries(rows).map(([name, quantity]) => ({ id: name, name, quantity, group: null }));
  const times = { duree_preparation: null, duree_cuisson: null, duree_repos: null };
  const steps = texts.map((description, index) => {
    return { id: String(index), step_order: index + 1, description, group: null, media: null, ...times };
  });
  return cookSteps({ ingredients, steps }).map((step) =>
    step.ingredients.map(({ name, quantity }) => `${name} ${quantity}`.trim()),
  );
};

it('states the quantity of an ingredient at the first step that needs all of it', () => {
  const rows = { pistaches: '300 g', beurre: '250 g' };
  expect(needs(rows, 'Mixez les pistaches.', 'Fondez le beurre.', 'Parsemez de pistaches.')).toEqual([
    ['pistaches 300 g'],
    ['beurre 250 g'],
    ['pistaches'],
  ]);
});

it('leaves the quantity to the text where a step needs some of it', () => {
  const rows = { lait: '75 cl', 'huile d’olive': '15 cl' };
  expect(needs(rows, 'Huilez le plat, versez 15 cl de lait.', 'Versez le reste du lait et l’huile.')).toEqual([
    ['lait', 'huile d’olive'],
    ['lait', 'huile d’olive 15 cl'],
  ]);
});

it('does not ask again for all of what is used up, or was measured by the text', () => {
  const texts = ['Prenez une louche de bouillon.', 'Versez le reste du bouillon et 20 cl de lait.'];
  const steps = needs({ bouillon: '1 litre', lait: '50 cl' }, ...texts, 'Mixez le bouillon et le lait.');
  expect(steps.at(-1)).toEqual(['bouillon', 'lait']);
});
