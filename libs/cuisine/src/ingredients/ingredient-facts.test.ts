import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldedWords } from './folded-words.ts';
import { ingredientFacts } from './ingredient-facts.ts';
import { INGREDIENT_ROWS } from './ingredient-table.ts';

/** "fish, pork?": what it contains, and with a question mark what it may contain; sorted. */
function substances(name: string): string {
  const { contains = [], mayContain = [] } = ingredientFacts(name) ?? {};
  return [...contains, ...mayContain.map((code) => `${code}?`)].sort().join(' ');
}

const keyOf = (name: string): string =>
  foldedWords(name)
    .map(({ exact }) => exact)
    .join(' ');

const demo: { ingredients: { name: string }[] }[] = JSON.parse(
  readFileSync(new URL('../../../content/data/recipes.json', import.meta.url), 'utf8'),
);

it('knows every ingredient of the demo, with every word of its row', () => {
  const names = demo.flatMap(({ ingredients }) => ingredients.map(({ name }) => name));
  expect(names.filter((name) => !ingredientFacts(name)?.isUnderstood)).toEqual([]);
});

it('has one row for each name', () => {
  const names = INGREDIENT_ROWS.flatMap((row) => [...new Set(row.names.map(keyOf))]);
  expect(names.filter((name, index) => name === '' || names.indexOf(name) !== index)).toEqual([]);
});

describe('what a row contains', () => {
  it.each([
    ['lait', 'lait'],
    ['Lait de coco', ''],
    ['crème de coco', ''],
    ['crème de marrons', ''],
    ["lait d'amande", 'fruits-a-coque'],
    ["lait d'amande ou entier", 'fruits-a-coque? lait?'],
    ['crème de soja ou fraîche', 'lait? soja?'],
    ['olives vertes ou noires', 'sulfites?'],
    ['halva', 'animal? fruits-a-coque? gluten? lait? oeufs? sesame'],
    ['pain de maïs', 'gluten lait? oeufs?'],
    ['tortilla espagnole', 'oeufs'],
    ['farine de blé noir', ''],
    ["caviar d'aubergines", ''],
    ['beurre de coco', ''],
    ["liqueur d'œuf", 'lait? oeufs'],
    ['lait de soja', 'soja'],
    ["lait d'avoine", 'gluten'],
    ['lait sans lactose', 'lait'],
    ['beurre noisette', 'lait'],
    ['1 noix de beurre', 'lait'],
    ['beurre de cacahuète', 'arachides'],
    ['beurre de cacao', ''],
    ['farine de blé T55', 'gluten'],
    ['farine de riz', ''],
    ['Farine de sarrasin', ''],
    ['noix de muscade râpée', ''],
    ['noix de coco râpée', 'sulfites?'],
    ['noix de Saint-Jacques', 'mollusques'],
    ['noix de veau', 'viande'],
    ['noix hachées', 'fruits-a-coque'],
    ['cerneaux de noix', 'fruits-a-coque'],
    ["huile d'arachide", 'arachides'],
    ['pâte de haricots rouges', ''],
    ['pâtes', 'gluten oeufs?'],
    ['pâté de campagne', 'celeri? fruits-a-coque? gluten? lait? moutarde? oeufs? porc? soja? sulfites? viande'],
    ['nouilles de riz', ''],
    ['galettes de riz de 22 cm', ''],
    ['eau de fleur d’oranger', ''],
    ['carottes en julienne', ''],
    ['filets de julienne', 'poissons'],
    ['beurre mou pour le moule', 'lait'],
    ['moules de bouchot', 'mollusques'],
    ['vin blanc', 'lait? oeufs? presure? sulfites'],
    ['gélatine', 'porc? presure viande?'],
    ['Œufs extra-frais', 'oeufs'],
    ['fleurs de courgette', ''],
    ['sauce soja', 'gluten soja'],
    ['parmesan', 'lait presure'],
    ['glace à la vanille', 'fruits-a-coque? gluten? lait? oeufs? presure? soja?'],
    ['chocolat noir aux amandes', 'fruits-a-coque lait? soja?'],
    ['olives farcies aux anchois', 'poissons sulfites?'],
  ])('%s: %s', (name, expected) => {
    expect(substances(name)).toBe(expected);
  });

  it('is everything that several ingredients in one row contain', () => {
    expect(substances('farine, beurre et œufs')).toBe('gluten lait oeufs');
    expect(substances('fruits de mer (calmars, crevettes)')).toBe('crustaces mollusques');
  });

  it('is certain for what all choices contain, possible for what one of them does', () => {
    expect(substances('ghee ou huile')).toBe('arachides? lait?');
    expect(substances('feta ou mozzarella râpée')).toBe('lait presure?');
    expect(substances('saindoux/beurre')).toBe('lait? porc? viande?');
    expect(substances('bœuf haché ou en fines lanières')).toBe('viande');
  });
});

describe('a row', () => {
  it.each([
    ['poulet pané'],
    ['gâteau'],
    ['poêlée de légumes'],
    ['sauce soja sans gluten et maggi'],
    ['tomates farcies'],
    ['mélange de riz'],
    ['saucisses végétales'],
  ])('is not understood if a word of it may add something: %s', (name) => {
    expect(ingredientFacts(name)?.isUnderstood ?? false).toBe(false);
  });

  it.each([
    'tomates anciennes bien mûres, épluchées et coupées en petits dés',
    '2 belles tranches de jambon blanc',
    'échalotes finement ciselées',
    'POMMES DE TERRE',
    'farine pour le plan de travail',
  ])('is understood whatever is said of cut, size and use: %s', (name) => {
    expect(ingredientFacts(name)?.isUnderstood).toBe(true);
  });

  it('is unknown without any name of the table', () => {
    expect(ingredientFacts('poudre de perlimpinpin')).toBeNull();
    expect(ingredientFacts('petits morceaux hachés')).toBeNull();
    expect(ingredientFacts('')).toBeNull();
  });

  it('is found in the aisle of its first ingredient, with its density', () => {
    expect(ingredientFacts('farine de blé tamisée')).toMatchObject({ aisle: 'Épicerie', gramsPerMillilitre: 0.53 });
    expect(ingredientFacts('beurre de cacahuète')).toMatchObject({ aisle: 'Épicerie', gramsPerMillilitre: 1.05 });
    expect(ingredientFacts('gousses d’ail')).toMatchObject({ aisle: 'Fruits et légumes', gramsPerMillilitre: null });
    expect(ingredientFacts('filet de bœuf')).toMatchObject({ aisle: 'Boucherie' });
  });

  it.each(['a', 'a ', 'ou ', 'huile d', ','])('of any text is read at once', (part) => {
    expect(() => ingredientFacts(part.repeat(20_000))).not.toThrow();
  });
});

it.each(['jaunes et sucre', 'blancs, sucre', 'sucre et blancs battus', 'frais ou en poudre'])(
  'does not understand a part that names nothing, or only a part of an egg: %s',
  (name) => {
    expect(ingredientFacts(name)?.isUnderstood ?? false).toBe(false);
  },
);

it('understands a choice that repeats only an adjective', () => {
  expect(ingredientFacts('olives vertes ou noires')?.isUnderstood).toBe(true);
});
