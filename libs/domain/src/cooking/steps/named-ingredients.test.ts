import { expect, it } from 'vitest';
import { namedIngredients } from './named-ingredients.ts';

/** "name" or "group: name". */
const list = (...rows: string[]) =>
  rows.map((row) => {
    const [name = '', group = null] = row.split(': ').reverse();
    return { name, group };
  });
const named = (text: string, rows: string[], group: string | null = null) =>
  namedIngredients(text, list(...rows), group).map((one) => (one.group ? `${one.group}: ${one.name}` : one.name));

it.each([
  ['with and without a quantity', 'Fouettez les œufs et 20 g de sucre.', ['sucre', 'œufs', 'lait'], ['sucre', 'œufs']],
  ['in the singular of a plural', 'Émincez l’oignon.', ['oignons rouges'], ['oignons rouges']],
  ['by what it is of', 'Pelez l’ail.', ['gousses d’ail'], ['gousses d’ail']],
  ['in short', 'Versez l’huile.', ['huile d’olive'], ['huile d’olive']],
  ['by a verb', 'Salez et poivrez.', ['sel', 'poivre noir', 'sucre'], ['sel', 'poivre noir']],
  ['in one of two names', 'Faites fondre le ghee.', ['ghee ou huile'], ['ghee ou huile']],
  ['whose word is part of another', 'Montez la selle.', ['sel'], []],
  ['that is something else', 'Étalez la pâte.', ['pâte de curry'], []],
  ['of two kinds the one that is meant', 'Ajoutez le sucre roux.', ['sucre', 'sucre roux'], ['sucre roux']],
  [
    'of two kinds both when either may be',
    'Ajoutez l’huile.',
    ['huile d’olive', 'huile neutre'],
    ['huile d’olive', 'huile neutre'],
  ],
])('finds an ingredient %s', (_what, text, rows, expected) => {
  expect(named(text, rows)).toEqual(expected);
});

it('prefers the ingredient of the group of the step', () => {
  const rows = ['Pâte: beurre', 'Crème: beurre'];
  expect(named('Ajoutez le beurre.', rows, 'Crème')).toEqual(['Crème: beurre']);
  expect(named('Ajoutez le beurre.', rows)).toEqual(rows);
});
