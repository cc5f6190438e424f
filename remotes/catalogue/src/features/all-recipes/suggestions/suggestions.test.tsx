import type { CatalogueResult, Completions } from '@tdt/contracts';
import { API, COMPLETIONS_API } from '@tdt/contracts/plain';
import {
  type ApiRequest,
  fireEvent,
  problem,
  renderRemote,
  samples,
  screen,
  typeAtOnce,
  waitFor,
  within,
} from '@tdt/testing/components';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../../remote.tsx';

const completions: Completions = {
  recipes: [
    { title: 'Japchae', slug: 'japchae' },
    { title: 'Ramen japonais', slug: 'ramen-japonais' },
  ],
  countries: [{ name: 'Japon', slug: 'japon', recipe_count: 3 }],
  ingredients: [{ name: 'lait de coco', recipe_count: 1 }],
};
const facets = { pays: [], type: [], difficulte: [], duree: [], regime: [] };
const list: CatalogueResult = { items: samples.cards(3), total: 3, page: 1, page_size: 24, facets };

const visit = (response: unknown = completions) =>
  renderRemote(routes, {
    path: '/toutes-recettes',
    api: {
      [API.recipes]: list,
      [API.seo('recipes_list')]: null,
      [COMPLETIONS_API]: response,
      [API.country('japon')]: problem('COUNTRY_NOT_FOUND'),
      [API.suggestions]: { texts: [], countries: [] },
    },
  });

const field = () => screen.getByRole('combobox', { name: 'Un plat, un pays, un ingrédient' });
const box = () => screen.queryByRole('listbox');
const options = async () => within(await screen.findByRole('listbox')).getAllByRole('option');
/** What a screen reader reads as chosen: nothing while the focus is in the text. */
const marked = () => {
  const id = field().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  const chosen = within(box() as HTMLElement).queryAllByRole('option', { selected: true });
  expect(chosen).toEqual(option ? [option] : []);
  return option?.textContent ?? null;
};

/** Types and waits for the suggestions. */
async function suggested(response?: unknown) {
  const page = visit(response);
  await screen.findByText('3 recettes');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await page.user.click(field());
  await page.user.type(field(), 'jap');
  const listbox = await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', listbox.id);
  return { ...page, listbox };
}

beforeEach(() => {
  vi.setSystemTime(Date.now() + 3_600_000);
});

test('typing suggests recipes, countries and ingredients in named groups, and says how many', async () => {
  const { listbox } = await suggested();
  const groups = within(listbox).getAllByRole('group');
  expect(
    groups.map((group) =>
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['Japchae', 'Ramen japonais'], ['Japon3 recettes'], ['lait de coco1 recette']]);
  for (const name of ['Recettes', 'Pays', 'Ingrédients'])
    expect(within(listbox).getByRole('group', { name })).toBeVisible();
  expect(screen.getByText('4 suggestions')).toHaveAttribute('aria-live', 'polite');
  expect(marked()).toBeNull();
});

test('arrows mark a suggestion and come back to the text; Enter opens the marked one', async () => {
  const { user } = await suggested();
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBe('lait de coco1 recette');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('Japon3 recettes');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('jap');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/pays/japon'));
});

test('Enter without a mark searches for the text and closes the list', async () => {
  const { user } = await suggested();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.search).toBe('?q=jap'));
  expect(box()).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
});

test('Escape closes the list and keeps the text; an arrow opens it again; leaving the field closes it', async () => {
  const { user } = await suggested();
  await user.keyboard('{Escape}');
  expect(box()).toBeNull();
  expect(field()).toHaveValue('jap');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Japchae');
  await user.tab();
  expect(box()).toBeNull();
});

test('a click on an ingredient searches for it', async () => {
  const { user } = await suggested();
  await user.click(screen.getByRole('option', { name: /^lait de coco/ }));
  await waitFor(() => expect(location.search).toBe('?q=lait+de+coco'));
  await waitFor(() => expect(field()).toHaveValue('lait de coco'));
  expect(field()).toHaveFocus();
  expect(box()).toBeNull();
});

test('only the latest text gets suggestions, after a pause in typing', async () => {
  const first = Promise.withResolvers<Completions>();
  const responses = ({ query }: ApiRequest) =>
    query.get('q') === 'ja' ? first.promise : { ...completions, countries: [], ingredients: [] };
  const { requests } = visit(responses);
  await screen.findByText('3 recettes');
  fireEvent.focus(field());
  const asked = () =>
    requests.filter(({ path }) => path.startsWith(COMPLETIONS_API)).map(({ query }) => query.get('q'));
  typeAtOnce(field(), 'ja');
  await waitFor(() => expect(asked()).toEqual(['ja']));
  typeAtOnce(field(), 'japo');
  typeAtOnce(field(), 'japon');
  expect(await options()).toHaveLength(2);
  first.resolve(completions);
  expect(asked()).toEqual(['ja', 'japon']);
  expect(await options()).toHaveLength(2);
});

test('without a response there are no suggestions, and the search still works', async () => {
  const { user, requests } = visit(() => problem('TOO_MANY_REQUESTS'));
  await screen.findByText('3 recettes');
  await user.type(field(), 'jap');
  await waitFor(() => expect(location.search).toBe('?q=jap'));
  await waitFor(() => expect(requests.some(({ path }) => path.startsWith(COMPLETIONS_API))).toBe(true));
  expect(box()).toBeNull();
});
