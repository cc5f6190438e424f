import type { CatalogueResult } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { type ApiRequest, act, problem, renderRemote, samples, screen, waitFor, within } from '@tdt/testing/components';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../remote.tsx';

/** Smaller than the API's, to keep the tests short. */
const PAGE_SIZE = 4;
const recipes = samples.cards(10);

/** Response of the API: the recipes whose title holds `q`, a page of them. */
function catalogue({ query }: Pick<ApiRequest, 'query'>): CatalogueResult {
  const page = Number(query.get('page') ?? 1);
  const found = recipes.filter(({ title }) => title.includes(query.get('q') ?? ''));
  return {
    items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: found.length,
    page,
    page_size: PAGE_SIZE,
    facets: {
      pays: [{ value: 'japon', label: 'Japon', count: 3 }],
      type: [{ value: 'dessert', label: 'Dessert / goûter', count: 12 }],
      difficulte: [],
      duree: [],
      regime: [],
    },
  };
}

const never = () => new Promise(() => {});
const visit = (path = '', response: unknown = catalogue, site = {}) =>
  renderRemote(routes, {
    path: `/toutes-recettes${path}`,
    api: { [API.recipes]: response, [API.seo('recipes_list')]: null, ...site },
  });

const links = () => screen.queryAllByRole('link', { name: /^Recette / });
const count = () => screen.getAllByRole('status')[0];
const skeletons = () => document.querySelectorAll('li[aria-hidden="true"]');
const counted = (text: RegExp) => waitFor(() => expect(count()).toHaveTextContent(text));

// List pages are cached for a minute: each test starts later.
beforeEach(() => {
  vi.setSystemTime(Date.now() + 3_600_000);
});

test('shows a page of recipes, how many there are, and links to the other pages', async () => {
  visit();
  await counted(/^10 recettes, 4 affichées$/);
  expect(screen.getByRole('heading', { level: 1, name: 'Toutes les recettes' })).toBeVisible();
  expect(links().map((link) => link.textContent)).toEqual(recipes.slice(0, PAGE_SIZE).map(({ title }) => title));
  expect(links()[0]).toHaveAttribute('href', '/recipe/recette-1');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/toutes-recettes?page=3');
  expect(screen.getByRole('link', { name: 'Charger plus' })).toHaveAttribute('href', '/toutes-recettes?page=2');
  expect(document.title).toBe('Toutes les recettes | Tour de Table');
  expect(screen.getByRole('link', { name: /^Tous les pays/ })).toHaveAttribute('href', '/pays');
});

test('"Charger plus" adds the next page, with the focus on its first recipe, until all are there', async () => {
  const { user } = visit();
  await counted(/4 affichées/);
  await user.click(screen.getByRole('link', { name: 'Charger plus' }));
  await counted(/8 affichées/);
  expect(location.search).toBe('?page=2');
  await waitFor(() => expect(links()[4]).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Charger plus' }));
  await counted(/^10 recettes$/);
  await waitFor(() => expect(links()[8]).toHaveFocus());
  expect(screen.queryByRole('link', { name: 'Charger plus' })).toBeNull();
});

test('a failed further page leaves the list as it is, and can be retried', async () => {
  let isDown = false;
  const { user } = visit('', (request: ApiRequest) => (isDown ? problem('NOT_READY') : catalogue(request)));
  await counted(/4 affichées/);
  isDown = true;
  await user.click(screen.getByRole('link', { name: 'Charger plus' }));
  const retry = await screen.findByRole('link', { name: 'Réessayer' });
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled', 'true'));
  expect(links()).toHaveLength(4);
  isDown = false;
  await user.click(retry);
  await counted(/8 affichées/);
});

test('a failed further page is tried again when the network is back', async () => {
  let isDown = false;
  const { user } = visit('', (request: ApiRequest) => (isDown ? problem('NOT_READY') : catalogue(request)));
  await counted(/4 affichées/);
  isDown = true;
  await user.click(screen.getByRole('link', { name: 'Charger plus' }));
  await screen.findByRole('link', { name: 'Réessayer' });
  isDown = false;
  dispatchEvent(new Event('online'));
  await counted(/8 affichées/);
});

test('a page beyond the last one shows the last', async () => {
  visit('?page=999999');
  await counted(/2 affichées/);
  expect(links()[0]).toHaveTextContent('Recette 9');
});

test('shows eight skeletons while the first list loads', async () => {
  visit('', never);
  expect(await screen.findByRole('heading', { name: 'Toutes les recettes' })).toBeVisible();
  expect(skeletons()).toHaveLength(8);
  expect(count()).toHaveTextContent('Recherche en cours…');
  expect(screen.getByRole('region', { name: 'Les recettes' })).toHaveAttribute('aria-busy', 'true');
});

test('eight skeletons replace the list during a slow search, but not during a quick one', async () => {
  const gate = Promise.withResolvers<void>();
  const { go } = visit('', async (request: ApiRequest) => {
    if (request.query.get('type')) await gate.promise;
    return catalogue(request);
  });
  await counted(/4 affichées/);
  await go('/toutes-recettes?q=Recette+1');
  expect(skeletons()).toHaveLength(0);
  await counted(/^2 recettes pour « Recette 1 »$/);
  await go('/toutes-recettes?type=plat');
  await waitFor(() => expect(skeletons()).toHaveLength(8));
  expect(links()).toHaveLength(0);
  await act(async () => gate.resolve());
  await counted(/4 affichées/);
  expect(skeletons()).toHaveLength(0);
});

test('shows a recent list again without a request', async () => {
  const { go, requests } = visit();
  await counted(/4 affichées/);
  await go('/toutes-recettes?q=Recette+5');
  await counted(/pour « Recette 5 »/);
  const asked = requests.length;
  await go('/toutes-recettes');
  expect(links()).toHaveLength(4);
  expect(requests).toHaveLength(asked);
});

test('leaves a failure of the first list to the shell', async () => {
  visit('', problem('NOT_READY'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: 503');
});
