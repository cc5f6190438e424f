import type { CatalogueResult } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { type ApiRequest, problem, renderRemote, samples, screen, waitFor, within } from '@tdt/testing/components';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../remote.tsx';

const recipes = samples.cards(10);
const NOTHING = 'Aucune recette ne correspond à vos critères de recherche.';

/** What the API answers: recipes whose title holds `q`, three of them of Japan, two medium, one dessert, none of two kinds. */
function catalogue({ query }: Pick<ApiRequest, 'query'>): CatalogueResult {
  const pays = query.get('pays');
  const limits = [pays ? 3 : 10, query.get('difficulte') ? 2 : 10, query.get('type') ? 1 : 10].filter(
    (one) => one < 10,
  );
  const most = limits.length > 1 ? 0 : (limits[0] ?? 10);
  const items = recipes.filter(({ title }) => title.includes(query.get('q') ?? '')).slice(0, most);
  const facets = {
    pays: [{ value: 'japon', label: 'Japon', count: 3 }],
    type: [{ value: 'dessert', label: 'Dessert / goûter', count: pays ? 0 : 1 }],
    difficulte: [{ value: 'moyen', label: 'Moyen', count: 2 }],
  };
  return { items, total: items.length, page: 1, page_size: 24, facets };
}

const visit = (path = '', answer: unknown = catalogue) =>
  renderRemote(routes, {
    path: `/toutes-recettes${path}`,
    api: { [API.recipes]: answer, [API.seo('recipes_list')]: null },
  });

const field = () => screen.getByRole('searchbox', { name: 'Un plat, un pays, un ingrédient' });
const count = () => screen.getAllByRole('status')[0];
const answered = (text: string) => waitFor(() => expect(count()).toHaveTextContent(text));
const reset = () => screen.getAllByRole('button', { name: 'Réinitialiser les filtres' })[0] as HTMLElement;
const asked = (requests: readonly ApiRequest[]) => requests.filter(({ path }) => path.startsWith(`${API.recipes}?`));

// Answers are remembered for a minute: a new visit comes later.
beforeEach(() => {
  vi.setSystemTime(Date.now() + 3_600_000);
});

test('what is typed is searched once the typing rests, in one entry of the history', async () => {
  const { user, requests, go } = visit();
  await answered('10 recettes');
  const entries = history.length;
  await user.type(field(), 'Recette 1');
  await answered('2 recettes pour « Recette 1 »');
  expect(location.search).toBe('?q=Recette+1');
  expect(asked(requests)).toHaveLength(1);
  expect(field()).toHaveFocus();
  await user.type(field(), '0');
  await answered('1 recette pour « Recette 10 »');
  expect(history.length).toBe(entries + 1);
  await go(-1);
  await answered('10 recettes');
  expect(field()).toHaveValue('');
});

test('Enter searches at once', async () => {
  const { user } = visit();
  await answered('10 recettes');
  await user.type(field(), 'Recette 7{Enter}');
  expect(location.search).toBe('?q=Recette+7');
  await answered('1 recette pour « Recette 7 »');
});

test('a search without a result says so, is not for search engines, and leads back to all recipes', async () => {
  const { user } = visit('?q=zzzz');
  expect(await screen.findByText(NOTHING)).toBeVisible();
  expect(count()).toHaveTextContent('Aucune recette pour « zzzz »');
  expect(field()).toHaveValue('zzzz');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  const [, inResults] = screen.getAllByRole('button', { name: 'Réinitialiser les filtres' });
  await user.click(inResults as HTMLElement);
  await answered('10 recettes');
  expect(location.search).toBe('');
  expect(count()).toHaveFocus();
  expect(field()).toHaveValue('');
  expect(screen.queryByText(NOTHING)).toBeNull();
});

test('a search that fails leaves field, focus and words where they are, and is tried again', async () => {
  let isDown = false;
  const { user } = visit('', (request: ApiRequest) => (isDown ? problem('NOT_READY') : catalogue(request)));
  await answered('10 recettes');
  isDown = true;
  await user.type(field(), 'Recette 2');
  await answered("Les recettes n'ont pas pu être chargées.");
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('Recette 2');
  expect(screen.queryByRole('link', { name: /^Recette/ })).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await answered('1 recette pour « Recette 2 »');
});

test('the filters are folded, with how many recipes each leaves, and stand in the address', async () => {
  const { user, go } = visit();
  await answered('10 recettes');
  expect(screen.getByLabelText('Pays')).not.toBeVisible();
  await user.click(screen.getByText('Filtres'));
  expect(screen.getByLabelText('Pays')).toBeVisible();
  const legends = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
  expect(legends).toEqual(expect.arrayContaining(['Type de plat', 'Difficulté']));
  expect(screen.getByRole('radio', { name: 'Moyen 2' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Facile 0' })).not.toBeChecked();
  for (const all of ['Tous', 'Toutes']) expect(screen.getByRole('radio', { name: all })).toBeChecked();

  await user.click(screen.getByRole('radio', { name: 'Dessert / goûter 1' }));
  await answered('1 recette');
  expect(location.search).toBe('?type=dessert');
  await user.selectOptions(screen.getByLabelText('Pays'), 'Japon (3)');
  await waitFor(() => expect(location.search).toBe('?pays=japon&type=dessert'));
  expect(await screen.findByText('Filtres (2)')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Dessert / goûter 0' })).toBeChecked());

  await go(-1);
  await waitFor(() => expect(screen.getByLabelText('Pays')).toHaveValue(''));
  expect(screen.getByRole('radio', { name: /^Dessert/ })).toBeChecked();
});

test('filters of the address are set, and are taken off one by one or all at once', async () => {
  const { user } = visit('?pays=japon&difficulte=moyen&page=2');
  await answered('Aucune recette');
  expect(screen.getByLabelText('Pays')).toBeVisible();
  expect(screen.getByLabelText('Pays')).toHaveValue('japon');
  const active = within(screen.getByRole('list', { name: 'Filtres actifs' }));
  expect(active.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Retirer le filtre Japon',
    'Retirer le filtre Moyen',
  ]);
  await user.click(active.getByRole('link', { name: 'Retirer le filtre Japon' }));
  await answered('2 recettes');
  expect(location.search).toBe('?difficulte=moyen');
  expect(count()).toHaveFocus();
  await user.click(reset());
  await answered('10 recettes');
  expect(location.search).toBe('');
  expect(screen.queryByRole('list', { name: 'Filtres actifs' })).toBeNull();
  expect(count()).toHaveFocus();
});

test('a country that has no recipe under the other filters stays chosen in the list', async () => {
  visit('?pays=atlantide', () => ({ ...catalogue({ query: new URLSearchParams('q=zzzz') }) }));
  expect(await screen.findByText(NOTHING)).toBeVisible();
  expect(screen.getByLabelText('Pays')).toHaveValue('atlantide');
});

test('form and reset work without JavaScript: they are forms with an address of their own', async () => {
  visit();
  await answered('10 recettes');
  const form = field().closest('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/toutes-recettes', 'get']);
  for (const name of ['pays', 'type', 'difficulte']) {
    expect(document.querySelector(`[name=${name}]`)).toHaveAttribute('form', form?.id);
  }
  expect(reset().closest('form')).toHaveAttribute('action', '/toutes-recettes');
  expect(screen.getByText('Appliquer les filtres')).toHaveAttribute('form', form?.id);
});
