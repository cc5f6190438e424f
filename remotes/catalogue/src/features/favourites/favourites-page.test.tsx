import type { CatalogueResult } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { changeFavourites } from '@tdt/platform';
import { type ApiRequest, act, problem, renderRemote, samples, screen, waitFor } from '@tdt/testing/components';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const recipes = samples.cards(3);
const ids = recipes.map(({ id }) => id);
const GONE = '00000000-0000-4000-8000-000000000000';

/** What the API answers to `?ids=`: those that it knows, in the order asked. */
function byIds({ query }: ApiRequest): Pick<CatalogueResult, 'items' | 'total'> {
  const asked = query.get('ids')?.split(',') ?? [];
  const items = asked.flatMap((id) => recipes.find((recipe) => recipe.id === id) ?? []);
  return { items, total: items.length };
}

const save = (saved: readonly string[]) => act(() => void changeFavourites(() => saved));
const kept = () => JSON.parse(localStorage.getItem('tdt.favourites') ?? '[]');
const visit = (answer: unknown = byIds) => renderRemote(routes, { path: '/favoris', api: { [API.recipes]: answer } });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent);
/** Not the live region of the hearts, which outlives a test. */
const count = () => screen.getAllByRole('status').find(({ id }) => id !== 'annonces');

beforeEach(() => save([]));

test('without favourites the page says what they are good for and where to find some', async () => {
  const { requests } = visit();
  expect(await screen.findByRole('heading', { name: 'Votre carnet est encore vierge' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Mes favoris' })).toBeVisible();
  expect(count()).toHaveTextContent('Aucune recette gardée');
  expect(screen.getByRole('link', { name: 'Parcourir les recettes' })).toHaveAttribute('href', '/toutes-recettes');
  expect(requests).toEqual([]);
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
});

test('shows the saved recipes in the order of saving, skeletons until they come', async () => {
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

test('a recipe is taken out and back where it was, and the focus stays in its place', async () => {
  save(ids);
  const { user } = visit();
  const remove = await screen.findByRole('button', { name: 'Retirer Recette 2 des favoris' });
  remove.focus();
  await user.keyboard(' ');
  const undo = await screen.findByRole('button', { name: 'Annuler le retrait de Recette 2' });
  expect(undo).toHaveFocus();
  expect(screen.getByText('Retirée de vos favoris')).toBeVisible();
  expect(count()).toHaveTextContent('2 recettes gardées');
  expect(kept()).toEqual([ids[0], ids[2]]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retirer Recette 2 des favoris' })).toHaveFocus());
  expect(titles()).toEqual(['Recette 1', 'Recette 2', 'Recette 3']);
  expect(kept()).toEqual(ids);
});

test('what another tab saves comes first', async () => {
  save(ids.slice(1));
  visit();
  await waitFor(() => expect(titles()).toEqual(['Recette 2', 'Recette 3']));
  save(ids);
  await waitFor(() => expect(titles()).toEqual(['Recette 1', 'Recette 2', 'Recette 3']));
});

test('a recipe that is gone is left out and forgotten', async () => {
  save([GONE, ...ids]);
  visit();
  await waitFor(() => expect(titles()).toEqual(['Recette 1', 'Recette 2', 'Recette 3']));
  expect(kept()).toEqual(ids);
});

test('nothing is forgotten when none of them is found', async () => {
  save([GONE]);
  visit();
  await waitFor(() => expect(count()).toHaveTextContent('Aucune recette gardée'));
  expect(kept()).toEqual([GONE]);
});

test('when the recipes do not come, a message says so and tries again', async () => {
  save(ids);
  let isDown = true;
  const { user } = visit((request: ApiRequest) => (isDown ? problem('NOT_READY') : byIds(request)));
  expect(await screen.findByRole('alert')).toHaveTextContent('Vos favoris sont bien gardés');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(titles()).toEqual(['Recette 1', 'Recette 2', 'Recette 3']));
  expect(screen.queryByRole('alert')).toBeNull();
});
