import type { CatalogueResult } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { changeFavourites } from '@tdt/platform';
import { type ApiRequest, act, problem, renderRemote, samples, screen, waitFor, within } from '@tdt/testing/components';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const recipes = samples.cards(3);
const ids = recipes.map(({ id }) => id);
const GONE = '00000000-0000-4000-8000-000000000000';

/** The API's response to `?ids=`: the known recipes, in the requested order. */
function byIds({ query }: ApiRequest): Pick<CatalogueResult, 'items' | 'total'> {
  const asked = query.get('ids')?.split(',') ?? [];
  const items = asked.flatMap((id) => recipes.find((recipe) => recipe.id === id) ?? []);
  return { items, total: items.length };
}

const save = (saved: readonly string[]) => act(() => void changeFavourites(() => saved));
const stored = () => JSON.parse(localStorage.getItem('tdt.favourites') ?? '[]');
const visit = (response: unknown = byIds) =>
  renderRemote(routes, { path: '/favoris', api: { [API.recipes]: response } });
const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
/** The count, not the live region of the hearts, which outlives a test. */
const count = () => screen.getAllByRole('status').find(({ id }) => id !== 'annonces');

beforeEach(() => save([]));

test('without favourites, explains them and links to the recipes', async () => {
  const { requests } = visit();
  expect(await screen.findByRole('heading', { name: 'Votre carnet est encore vierge' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Mes favoris' })).toBeVisible();
  expect(count()).toHaveTextContent('Aucune recette gardée');
  expect(screen.getByRole('link', { name: 'Parcourir les recettes' })).toHaveAttribute('href', '/toutes-recettes');
  expect(requests).toEqual([]);
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
});

test('shows skeletons, then the favourites in the order of saving', async () => {
  save(ids);
  const gate = Promise.withResolvers<void>();
  const { requests } = visit(async (request: ApiRequest) => {
    await gate.promise;
    return byIds(request);
  });
  await waitFor(() => expect(document.querySelectorAll('li[aria-hidden="true"]')).toHaveLength(3));
  expect(count()).toHaveTextContent('3 recettes gardées');
  await act(async () => gate.resolve());
  await waitFor(() => expect(titles()).toEqual(['Recette 1', 'Recette 2', 'Recette 3']));
  expect(screen.getByRole('list', { name: 'Mes recettes favorites' }).parentElement).toHaveAttribute(
    'aria-busy',
    'false',
  );
  expect(requests.map(({ path }) => decodeURIComponent(path))).toEqual([`${API.recipes}?ids=${ids.join(',')}`]);
});

test('removes a recipe and restores it to its place, with the focus', async () => {
  save(ids);
  const { user } = visit();
  const remove = await screen.findByRole('button', { name: 'Retirer Recette 2 des favoris' });
  remove.focus();
  await user.keyboard(' ');
  const undo = await screen.findByRole('button', { name: 'Annuler le retrait de Recette 2' });
  expect(undo).toHaveFocus();
  expect(screen.getByText('Retirée de vos favoris')).toBeVisible();
  expect(count()).toHaveTextContent('2 recettes gardées');
  expect(stored()).toEqual([ids[0], ids[2]]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retirer Recette 2 des favoris' })).toHaveFocus());
  expect(titles()).toEqual(['Recette 1', 'Recette 2', 'Recette 3']);
  expect(stored()).toEqual(ids);
});

test('shows what another tab saves first', async () => {
  save(ids.slice(1));
  visit();
  await waitFor(() => expect(titles()).toEqual(['Recette 2', 'Recette 3']));
  save(ids);
  await waitFor(() => expect(titles()).toEqual(['Recette 1', 'Recette 2', 'Recette 3']));
});

test('drops a recipe that no longer exists from the favourites', async () => {
  save([GONE, ...ids]);
  visit();
  await waitFor(() => expect(titles()).toEqual(['Recette 1', 'Recette 2', 'Recette 3']));
  expect(stored()).toEqual(ids);
});

test('keeps the favourites when none of them is found', async () => {
  save([GONE]);
  visit();
  await waitFor(() => expect(count()).toHaveTextContent('Aucune recette gardée'));
  expect(stored()).toEqual([GONE]);
});

test('shows a message with a retry when the recipes do not load', async () => {
  save(ids);
  let isDown = true;
  const failure = () => problem('NOT_READY', { request_id: 'req-7' });
  const { user } = visit((request: ApiRequest) => (isDown ? failure() : byIds(request)));
  expect(await screen.findByRole('alert')).toHaveTextContent('Vos favoris sont bien gardés');
  expect(screen.getByText('Référence : req-7')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(titles()).toEqual(['Recette 1', 'Recette 2', 'Recette 3']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('tries again by itself when the network is back', async () => {
  save(ids);
  let isDown = true;
  visit((request: ApiRequest) => (isDown ? problem('NOT_READY') : byIds(request)));
  await screen.findByRole('alert');
  isDown = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(titles()).toEqual(['Recette 1', 'Recette 2', 'Recette 3']));
});
