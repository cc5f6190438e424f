import { expect, it } from 'vitest';
import { parseKept } from '../kept/stored-values.ts';
import { shoppingLines } from './shopping-lines.ts';
import {
  addOwnLines,
  dropLines,
  dropRecipe,
  type ListedRecipe,
  mergeLists,
  putRecipe,
  readShoppingList,
  SHOPPING_LIST,
  toggleLine,
} from './shopping-list.ts';

const EMPTY = readShoppingList(null);

/** A recipe for 4 with rows such as "200 g|farine". */
const recipe = (number: number, rows: string[], servings = 4): ListedRecipe => ({
  id: `3f2504e0-4f89-41d3-9a0c-${String(number).padStart(12, '0')}`,
  slug: `recette-${number}`,
  title: `Recette ${number}`,
  servings,
  written_for: 4,
  ingredients: rows.map((row) => {
    const [quantity = '', name = ''] = row.split('|');
    return { name, quantity };
  }),
});
const listOf = (...recipes: ListedRecipe[]) => recipes.reduce(putRecipe, EMPTY);
const texts = (list: typeof EMPTY) => shoppingLines(list).map(({ name, quantity }) => `${name} : ${quantity}`);
const ticked = (list: typeof EMPTY) => shoppingLines(list).flatMap(({ name, isTicked }) => (isTicked ? name : []));

it.each([
  ['grams and kilograms', ['800 g|farine', '0,3 kg|Farine'], 'farine : 1,1 kg'],
  ['millilitres, centilitres and litres', ['50 ml|lait', '12 cl|lait', '1/2 litre|lait'], 'lait : 67 cl'],
  ['litres, from a round one on', ['60 cl|eau de rose', '1,4 litre|eau de rose'], 'eau de rose : 2 litres'],
  ['grams that make no round number of kilograms', ['625 g|riz', '625 g|riz'], 'riz : 1250 g'],
  ['pieces, in singular and plural', ['1|oignon', '2|Oignons'], 'Oignons : 3'],
  ['half pieces', ['0,5|grenade', '1/4|grenade'], 'grenade : ¾'],
  ['accents and ligatures', ['1|oeuf', '3|œufs'], 'œufs : 4'],
  ['grams, from 2 kg on rounded up to tenths', ['4,3 kg|riz', '1035 g|riz'], 'riz : 5,4 kg'],
  ['litres, from 2 on rounded up to tenths', ['1,5 litre|lait', '62 cl|lait'], 'lait : 2,2 litres'],
  ['soup spoons', ['1 cuillère à soupe|miel', '1,5 cuillère à soupe|miel'], 'miel : 2,5 cuillères à soupe'],
  ['tea spoons', ['1 cuillère à café|sel', '3 cuillères à café|sel'], 'sel : 4 cuillères à café'],
  [
    'tea spoons that make a soup spoon',
    ['1 cuillère à café|sel', '2 cuillères à café|sel'],
    'sel : 1 cuillère à soupe',
  ],
  ['tea and soup spoons', ['1 cuillère à café|sel', '1 cuillère à soupe|sel'], 'sel : 4 cuillères à café'],
  ['many spoons of both', ['1 cuillère à café|huile', '6 cuillères à soupe|huile'], 'huile : 6,3 cuillères à soupe'],
  [
    'spoons and centilitres',
    ['2 cuillères à soupe|huile', '10 cl|huile', '1 cuillère à café|huile'],
    'huile : 13,5 cl',
  ],
  ['more than one piece to whole ones', ['1,2|oignon', '2,6|oignons'], 'oignons : 4'],
  ['pieces whose sum is not exact', ['0,1|oignon', '2,7|oignon', '0,2|oignon'], 'oignon : 3'],
  ['like containers', ['1 gousse|ail', '2 gousses|ail'], 'ail : 3 gousses'],
  ['states that are bought alike', ['30 g|beurre mou', '50 g|beurre'], 'beurre : 80 g'],
  ['the larger end of a range', ['2-3|citrons', '1|citron'], 'citrons : 4'],
])('adds %s', (_, rows, expected) => {
  expect(texts(listOf(...rows.map((row, index) => recipe(index, [row]))))).toEqual([expected]);
});

it.each([
  ['pieces and grams', ['2|oignons', '100 g|oignons'], 'oignons : 2 + 100 g'],
  ['spoons and grams', ['1 cuillère à soupe|sucre', '100 g|sucre'], 'sucre : 1 cuillère à soupe + 100 g'],
])('lists %s side by side', (_, rows, expected) => {
  expect(texts(listOf(...rows.map((row, index) => recipe(index, [row]))))).toEqual([expected]);
});

it.each([
  [['au goût|sel'], 'sel : au goût'],
  [['au goût|sel', 'au goût|sel'], 'sel : au goût'],
  [['au goût|sel', '5 g|sel'], 'sel : 5 g'],
  [['|sel', '|sel'], 'sel : '],
])('leaves words out beside numbers: %j', (rows, expected) => {
  expect(texts(listOf(...rows.map((row, index) => recipe(index, [row]))))).toEqual([expected]);
});

it('keeps other names apart, also those that begin alike', () => {
  const rows = [
    '1|citron',
    '2|citrons verts',
    '10 g|beurre',
    '20 g|beurre de cacahuète',
    '5 g|sucre glace',
    '5 g|sucre',
  ];
  expect(texts(listOf(recipe(1, rows)))).toHaveLength(6);
});

it('scales to the chosen servings before it adds; a single need reads as on its recipe', () => {
  expect(texts(listOf(recipe(1, ['200 g|riz'], 8), recipe(2, ['100 g|riz'], 2)))).toEqual(['riz : 450 g']);
  expect(texts(listOf(recipe(1, ['2-3|figues'], 8)))).toEqual(['figues : 4-6']);
});

it('lists the recipes of a line, each once, and leaves out what comes from tap and pot', () => {
  const fromPot = ['20 cl|eau de cuisson', '60 cl|bouillon de cuisson du poulet', '5 cl|jus de cuisson'];
  const list = listOf(
    recipe(1, ['1|œuf', '2|œufs', '1 litre|eau tiède', ...fromPot]),
    recipe(2, ['1|œuf', '1 litre|eau de rose']),
  );
  expect(shoppingLines(list).map(({ name, recipes }) => [name, recipes])).toEqual([
    ['œufs', ['Recette 1', 'Recette 2']],
    ['eau de rose', ['Recette 2']],
  ]);
});

it('merges lines written by hand with those of recipes', () => {
  const list = addOwnLines(listOf(recipe(1, ['200 g|farine'])), ['300 g de farine', ' Sopalin ']);
  expect(texts(list)).toEqual(['farine : 500 g', 'Sopalin : ']);
  expect(addOwnLines(list, ['Sopalin', '  '])).toEqual(list);
});

it('takes the tick from a line that needs more, and shows a removed one again', () => {
  const list = dropLines(toggleLine(listOf(recipe(1, ['1|œuf', '1 kg|riz', '5 g|sel'])), 'riz'), ['oeuf']);
  expect(ticked(list)).toEqual(['riz']);
  const more = putRecipe(list, recipe(2, ['2|œufs', '1 kg|riz']));
  expect(texts(more)).toEqual(['œufs : 3', 'riz : 2 kg', 'sel : 5 g']);
  expect(ticked(more)).toEqual([]);
  const forEight = putRecipe(list, recipe(1, ['1|œuf', '1 kg|riz', '5 g|sel'], 8));
  expect(texts(forEight)).toEqual(['riz : 2 kg', 'sel : 10 g']);
  expect(ticked(forEight)).toEqual([]);
});

it('drops a recipe with the last of its lines, whatever water it takes, and keys that no line has', () => {
  const list = addOwnLines(listOf(recipe(1, ['1|œuf', '1 litre|eau']), recipe(2, ['1 kg|riz', '1|ail'])), ['pain']);
  const left = dropLines(toggleLine(list, 'riz'), ['oeuf', 'pain']);
  expect(left).toMatchObject({ recipes: [{ slug: 'recette-2' }], own: [], ticked: ['riz'], removed: [] });
  expect(dropLines(putRecipe(left, recipe(3, ['5 g|sel'])), ['riz']).ticked).toEqual([]);
  expect(dropRecipe(left, recipe(2, []).id)).toEqual(EMPTY);
});

it('merges another list without changing what is on this one', () => {
  const mine = toggleLine(dropLines(listOf(recipe(1, ['1|œuf', '1 kg|riz'])), ['oeuf']), 'riz');
  const theirs = dropLines(
    addOwnLines(listOf(recipe(1, ['9|œufs', '9 kg|riz'], 8), recipe(2, ['5 g|sel', '1|ail'])), ['pain']),
    ['sel'],
  );
  const merged = mergeLists(mine, theirs);
  expect(texts(merged)).toEqual(['riz : 1 kg', 'ail : 1', 'pain : ']);
  expect(ticked(merged)).toEqual(['riz']);
  expect(mergeLists(merged, merged)).toEqual(merged);
});

it('holds a hundred recipes', () => {
  const many = Array.from({ length: 120 }, (_, number) => recipe(number, [`1|chose ${number}`]));
  expect(listOf(...many).recipes).toHaveLength(100);
});

it('reads what it has written', () => {
  const list = addOwnLines(toggleLine(listOf(recipe(1, ['1|œuf', '|sel'])), 'sel'), ['pain']);
  expect(parseKept(SHOPPING_LIST, JSON.stringify({ version: 1, ...list }))).toEqual(list);
});

const stored = { version: 1, ...listOf(recipe(1, ['1|œuf'])) };
it.each([
  ['a damaged text', '{"version":1,"recipes":['],
  ['no object', '[1]'],
  ['null', 'null'],
  ['an old version', JSON.stringify({ ...stored, version: 0 })],
  ['wrong types', '{"version":1,"recipes":{},"own":[1,null,[]],"ticked":"a","removed":3}'],
  ['a recipe without servings', JSON.stringify({ ...stored, recipes: [{ ...recipe(1, ['1|œuf']), servings: 0 }] })],
  [
    'a recipe with another address',
    JSON.stringify({ ...stored, recipes: [{ ...recipe(1, ['1|œuf']), slug: '../admin' }] }),
  ],
])('reads an empty list from %s', (_, text) => {
  expect(parseKept(SHOPPING_LIST, text)).toEqual(EMPTY);
});
