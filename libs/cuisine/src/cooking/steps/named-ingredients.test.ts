import { expect, it } from 'vitest';
import { namedIngredients } from './named-ingredients.ts';

/** "name" or "group: name". */
const list = (...rows: string[]) =>
  rows.map((row) => {
    const [name = '', group = null] = row.split(': ').reverse();
    return { name, group, quantity: '5' };
  });
const named = (text: string, rows: string[], group: string | null = null) =>
  namedIngredients(text, list(...rows), group).map(({ ingredient: one }) =>
    one.group ? `${one.group}: ${one.name}` : one.name,
  );

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
  ['of two kinds none when either may be', 'Ajoutez l’huile.', ['huile d’olive', 'huile neutre'], []],
  [
    'of two kinds both in the plural',
    'Taillez les poivrons.',
    ['poivron vert', 'poivron rouge'],
    ['poivron vert', 'poivron rouge'],
  ],
  ['without its last words', 'Délayez la levure.', ['levure de boulanger'], ['levure de boulanger']],
  ['beside an adverbial', 'Versez la farine d’un coup.', ['farine de blé'], ['farine de blé']],
  ['of two in a row', 'Poivrez.', ['sel et poivre'], ['sel et poivre']],
  ['but no complement of another', 'Chauffez l’huile d’olive.', ['olives noires', 'huile d’olive'], ['huile d’olive']],
  ['but not by its complement', 'Parsemez d’olives.', ['olives noires', 'huile d’olive'], ['olives noires']],
  [
    'but no namesake of a sauce or an oil',
    'Mêlez la sauce soja et l’huile de sésame.',
    ['sauce soja', 'pousses de soja', 'huile de sésame', 'graines de sésame'],
    ['sauce soja', 'huile de sésame'],
  ],
  ['but none in a participle', 'Pétrissez sur un plan huilé et beurré.', ['huile de friture', 'beurre'], []],
  ['but none that comes of itself', 'Cuisez jusqu’à ce que l’huile remonte.', ['huile neutre'], []],
  ['but none that is there already', 'Dans la même huile, versez ce lait.', ['huile', 'lait'], []],
  ['but none that is needed later', 'Gardez l’autre pour le bouillon.', ['bouillon de volaille'], []],
  ['but none whose colour changes', 'Laissez rougir l’huile.', ['huile neutre'], []],
  ['but none that gives a taste', 'Couvrez de sirop au gingembre.', ['gingembre frais'], []],
  ['but none that something was made of', 'Glissez-y une bille de sésame.', ['graines de sésame noir'], []],
  ['but none that has given its juice', 'Versez le jus des palourdes.', ['palourdes'], []],
  ['though not all of it', 'Arrosez de jus de citron.', ['citron'], ['citron']],
  ['of two kinds none in a vague measure', 'Garnissez d’une cuillerée de sucre.', ['sucre', 'sucre roux'], []],
  [
    'of two kinds the one that a vague measure mentions',
    'Avec un peu d’huile neutre.',
    ['huile neutre', 'huile de sésame'],
    ['huile neutre'],
  ],
  ['but no kind of food', 'Ajoutez les herbes et les épices.', ['herbes de Provence', 'épices à tajine'], []],
  ['but no dried fish', 'Faites dorer le poisson.', ['mérou', 'poisson séché'], ['mérou']],
  ['by its kind', 'Saisissez la viande.', ['paleron de bœuf', 'os de bœuf', 'bouillon de bœuf'], ['paleron de bœuf']],
  ['by its kind but not of two', 'Saisissez la viande.', ['gîte de bœuf', 'échine de porc'], []],
  ['by the kind of all', 'Mêlez les viandes.', ['bœuf haché', 'porc haché'], ['bœuf haché', 'porc haché']],
  ['but not by a kind that is done', 'Cuisez jusqu’à ce que la viande soit tendre.', ['épaule d’agneau'], []],
  ['of fish the only one', 'Coupez le poisson.', ['filets de poisson blanc'], ['filets de poisson blanc']],
])('finds an ingredient %s', (_what, text, rows, expected) => {
  expect(named(text, rows)).toEqual(expected);
});

it('prefers the ingredient of the group of the step', () => {
  const rows = ['Pâte: beurre', 'Crème: beurre'];
  expect(named('Ajoutez le beurre.', rows, 'Crème')).toEqual(['Crème: beurre']);
  expect(named('Ajoutez le beurre.', rows)).toEqual([]);
});

it.each([
  ['Versez l’eau et le sel.', 'eau', 'Pâte', true],
  ['Couvrez-les d’eau.', 'eau', 'Pâte', true],
  ['Liez avec l’eau.', 'eau froide', 'Pâte', true],
  ['Versez l’eau.', 'eau', 'Sirop', false],
  ['Pochez dans l’eau salée frémissante.', 'eau froide', 'Pâte', false],
  ['Délayez dans l’eau de cuisson tiède.', 'eau', 'Pâte', false],
  ['Plongez-les dans l’eau bouillante.', 'eau', 'Pâte', false],
  ['Soudez à l’eau.', 'eau', 'Pâte', false],
  ['Ajoutez un peu d’eau.', 'eau', 'Pâte', false],
  ['Rincez et laissez partir les peaux avec l’eau.', 'eau', 'Pâte', false],
  ['Versez l’eau sur les lentilles rincées.', 'eau', 'Pâte', true],
  ['Versez l’eau.', 'eau de rose', 'Pâte', false],
])('takes water for that of the list only where it must be: %s', (text, name, group, isMeant) => {
  expect(named(text, [`${group}: ${name}`], 'Pâte')).toEqual(isMeant ? [`${group}: ${name}`] : []);
});

it.each([
  ['Ajoutez un œuf.', 'œufs', true],
  ['Cassez les 5 œufs.', 'œufs', false],
  ['Ajoutez la moitié du fromage.', 'parmesan', true],
  ['Ajoutez le fromage.', 'parmesan', false],
  ['Ajoutez les œufs.', 'œufs', false],
  ['Ajoutez le reste du sucre.', 'sucre', true],
  ['Écrasez une partie de la courge.', 'courge', true],
  ['Ajoutez un brin de mitsuba.', 'mitsuba', true],
  ['Huilez un plat.', 'huile d’olive', true],
  ['Salez-la.', 'sel', true],
  ['Pour chaque galette, mélangez le chou.', 'chou', true],
  ['Répartissez le chou dans chaque galette.', 'chou', false],
])('finds out whether only some is needed: %s', (text, name, isPart) => {
  expect(namedIngredients(text, list(name), null).map((one) => one.isPart)).toEqual([isPart]);
});
