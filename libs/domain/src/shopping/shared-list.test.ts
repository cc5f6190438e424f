import { expect, it } from 'vitest';
import { listText, readSharedList, sharedListPath } from './shared-list.ts';
import { linesByAisle, type ShoppingLine } from './shopping-lines.ts';
import { readShoppingList } from './shopping-list.ts';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const line = (name: string, quantity = '', isTicked = false): ShoppingLine => ({
  key: name,
  name,
  quantity,
  recipes: [],
  isTicked,
});
const aisleOf = (name: string) => (name === 'lait' || name === 'beurre' ? 'Crèmerie' : null);

it('sorts lines by aisle in the order of the shop, others last, and by name within', () => {
  const lines = [line('sel'), line('lait'), line('éponge'), line('beurre')];
  const aisles = linesByAisle(lines, ['Boucherie', 'Crèmerie'], aisleOf);
  expect(aisles.map(({ name, lines }) => [name, lines.map((one) => one.name)])).toEqual([
    ['Crèmerie', ['beurre', 'lait']],
    ['Autres', ['éponge', 'sel']],
  ]);
});

it('writes what is still to buy as a text', () => {
  const lines = [line('lait', '1 litre'), line('beurre', '80 g', true), line('sel')];
  expect(listText(linesByAisle(lines, ['Crèmerie'], aisleOf))).toBe(
    'Liste de courses\n\nCrèmerie\n- lait : 1 litre\n\nAutres\n- sel',
  );
});

it('comes back from its link, which sends nothing to the server', () => {
  const recipe = { id: ID, slug: 'ramen', title: 'Ramen', servings: 6, written_for: 4 };
  const ingredients = [
    { name: 'œufs', quantity: '3' },
    { name: 'sel', quantity: '' },
  ];
  const list = readShoppingList({ recipes: [{ ...recipe, ingredients }], own: ['pain & vin'], removed: ['oeuf'] });
  const path = sharedListPath(list);
  expect(path).toBe(`/liste-de-courses#recettes=${ID}:6&ajout=pain+%26+vin&sans=oeuf`);
  const shared = { recipes: [{ id: ID, servings: 6 }], own: ['pain & vin'], removed: ['oeuf'] };
  expect(readSharedList(new URL(path, 'https://table.example').hash)).toEqual(shared);
});

it.each([
  '',
  '#',
  '#contenu',
  '#recettes=',
  '#recettes=abc:4',
  `#recettes=${ID}:0`,
  `#recettes=${ID}:1e15`,
  `#recettes=${ID}:1001`,
  `#recettes=${ID}`,
])('finds no list in %j', (hash) => {
  expect(readSharedList(hash)).toBeNull();
});

it('takes each recipe and each line of a link once', () => {
  const shared = readSharedList(`#recettes=${ID}:4,${ID.toUpperCase()}:6&ajout=sel&ajout=sel`);
  expect(shared).toMatchObject({ recipes: [{ servings: 6 }], own: ['sel'] });
});
