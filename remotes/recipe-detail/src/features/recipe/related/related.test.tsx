import type { RecipeCard } from '@tdt/contracts';
import { API, PAGE_SIZE_DEFAULT, type RecipeType } from '@tdt/contracts/plain';
import { type ApiTable, problem, renderRemote, samples, screen } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { Related } from './related.tsx';

const card = (title: string, type_recipe: RecipeType): RecipeCard => ({
  ...samples.card,
  id: title,
  slug: title.toLowerCase(),
  title,
  type_recipe,
});
const three = [card('Gyoza', 'entrée'), card('Udon', 'plat'), card('Mochi', 'dessert / goûter')];
/** As many as come with the page when there are more. */
const full = Array.from({ length: PAGE_SIZE_DEFAULT }, (_, index) => card(`Ramen${index}`, 'plat'));

const show = (recipes: readonly RecipeCard[], api: ApiTable = {}) =>
  renderRemote([{ path: '/', element: <Related id="1" country={samples.country} recipes={recipes} /> }], { api });

const ofType = (code: string) => `${API.related('1')}?type=${code}`;
const choice = (name: string) => screen.findByRole('radio', { name });
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('shows the other recipes of the country, under a filter by type', async () => {
  const { requests } = show(three);
  expect(await screen.findByRole('region', { name: "D'autres recettes du Japon" })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Type de plat' })).toBeVisible();
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Tous',
    'entrée',
    'plat',
    'dessert / goûter',
  ]);
  expect(await choice('Tous')).toBeChecked();
  expect(titles()).toEqual(['Gyoza', 'Udon', 'Mochi']);
  expect(screen.getByRole('link', { name: /Mochi/ })).toHaveAttribute('href', '/recipe/mochi');
  expect(requests).toEqual([]);
});

test.each([
  ['entrée', ['Gyoza']],
  ['plat', ['Udon']],
  ['dessert / goûter', ['Mochi']],
])('leaves those of type %s without asking the API, since the page brought all', async (name, left) => {
  const { user, requests } = show(three);
  await user.click(await choice(name));
  expect(titles()).toEqual(left);
  await user.click(await choice('Tous'));
  expect(titles()).toHaveLength(3);
  expect(requests).toEqual([]);
});

test('says when the country has none of a type', async () => {
  const { user } = show(three.slice(0, 1));
  await user.click(await choice('plat'));
  expect(screen.getByText('Aucune recette de ce type pour le moment.')).toBeVisible();
});

test('asks for a type, once, when the page may not have brought all of it', async () => {
  let respond = (_found: unknown) => {};
  const held = new Promise((resolve) => {
    respond = resolve;
  });
  const { user, requests } = show(full, { [ofType('dessert')]: () => held });
  await user.click(await choice('dessert / goûter'));
  expect(screen.getByText('Un instant…').parentElement).toHaveAttribute('aria-busy', 'true');
  respond({ items: [card('Mochi', 'dessert / goûter')] });
  expect(await screen.findByRole('link', { name: /Mochi/ })).toBeVisible();
  await user.click(await choice('Tous'));
  expect(titles()).toHaveLength(PAGE_SIZE_DEFAULT);
  await user.click(await choice('dessert / goûter'));
  expect(titles()).toEqual(['Mochi']);
  expect(requests.map(({ path }) => path)).toEqual([ofType('dessert')]);
});

test('says when a type cannot be fetched, and shows what came with the page', async () => {
  const failing = {
    [ofType('entree')]: problem('NOT_READY', { request_id: 'req-7' }),
    [ofType('plat')]: problem('NOT_READY'),
  };
  const { user } = show(full, failing);
  await user.click(await choice('entrée'));
  expect(await screen.findByText("Ces recettes n'ont pas pu être chargées.")).toBeVisible();
  expect(screen.getByText('Référence : req-7')).toBeVisible();
  await user.click(await choice('plat'));
  expect(titles()).toHaveLength(PAGE_SIZE_DEFAULT);
});

test('asks again for a type that could not be fetched when the network is back', async () => {
  let isDown = true;
  const { user } = show(full, {
    [ofType('dessert')]: () => (isDown ? problem('NOT_READY') : { items: [card('Mochi', 'dessert / goûter')] }),
  });
  await user.click(await choice('dessert / goûter'));
  await screen.findByText("Ces recettes n'ont pas pu être chargées.");
  isDown = false;
  dispatchEvent(new Event('online'));
  expect(await screen.findByRole('link', { name: /Mochi/ })).toBeVisible();
});

test('is left out when the country has no other recipe', () => {
  show([]);
  expect(screen.queryByRole('region')).toBeNull();
});
