import type { AdminCountryRow } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, problem, samples, screen, typeAtOnce, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { countryRow } from '../../testing/stored-country.ts';

const JAPON: AdminCountryRow = { ...countryRow, recipe_count: 12 };
const ATLANTIDE: AdminCountryRow = {
  ...countryRow,
  id: '7a1d0c52-3b64-4c1f-9d83-2f5e8b90c6a2',
  slug: 'atlantide',
  name: 'Atlantide',
  regions: [],
  recipe_description: null,
};
const list = (items: AdminCountryRow[], total = items.length) => ({ items, total, page: 1, page_size: 24 });

const open = (api: ApiTable = {}, path = '/admin/countries') =>
  renderAdminRemote(routes, { path, api: { '/api/admin/countries': list([JAPON, ATLANTIDE]), ...api } });

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
/** The table shows this column once it has measured the window. */
const regionsHeader = () => screen.findByRole('columnheader', { name: 'Régions' });
const cellsOf = async (name: string) =>
  within(await row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const listQueries = (requests: ReturnType<typeof open>['requests']) =>
  requests.filter(({ path }) => path.startsWith('/api/admin/countries')).map(({ query }) => Object.fromEntries(query));

test('shows countries with their regions, description and number of recipes', async () => {
  open();
  await regionsHeader();
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['', 'Polaroid', 'Nom', 'Régions', 'Description des recettes', 'Recettes', 'Actions']);
  await waitFor(async () =>
    expect((await cellsOf('Japon')).slice(3, 6)).toEqual(["Asie, Asie de l'Est", 'Une cuisine de saison.', '12']),
  );
  await waitFor(async () =>
    expect((await cellsOf('Atlantide')).slice(1, 6)).toEqual(['Aucun', 'Atlantide', '-', '', '0']),
  );
  expect(screen.getByText('2 pays')).toBeVisible();
});

test('cuts a description of more than 50 characters, none of them in two, and no shorter one', async () => {
  const recipe_description = '🍜'.repeat(50);
  open({
    '/api/admin/countries': list([
      { ...JAPON, recipe_description },
      { ...ATLANTIDE, recipe_description: `${recipe_description}y` },
    ]),
  });
  await regionsHeader();
  await waitFor(async () => expect((await cellsOf('Japon'))[4]).toBe(recipe_description));
  await waitFor(async () => expect((await cellsOf('Atlantide'))[4]).toBe(`${recipe_description}…`));
});

test('shows the polaroid in its smallest size', async () => {
  const polaroid = samples.image('/media/recipe-images/countries/JP/polaroid/p.webp');
  open({ '/api/admin/countries': list([{ ...JAPON, polaroid }]) });
  await regionsHeader();
  expect(within(await row('Japon')).getByRole('presentation', { hidden: true })).toHaveAttribute(
    'src',
    polaroid.variants[0]?.url ?? polaroid.url,
  );
});

test('leads to the form, the country, its recipes and, in a new tab, its public page', async () => {
  open();
  await row('Japon');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Ajouter un pays')).toBe('/admin/countries/new');
  expect(href('Modifier Japon')).toBe(`/admin/countries/${JAPON.id}`);
  expect(href('12 recettes : Japon')).toBe('/admin/recipes?pays=japon');
  expect(href('Japon')).toBe(href('Modifier Japon'));
  const view = screen.getByRole('link', { name: 'Voir Japon dans un nouvel onglet' });
  expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual(['/pays/japon', '_blank']);
});

test("searches by name, says 'Aucun pays trouvé', and clears the search", async () => {
  const { user, requests } = open({ '/api/admin/countries?q=zz&sort=name&page=1': list([]) });
  await row('Japon');
  typeAtOnce(screen.getByPlaceholderText('Rechercher un pays...'), 'zz');
  expect(await screen.findByText('Aucun pays trouvé')).toBeVisible();
  expect(location.search).toBe('?q=zz');
  await user.click(screen.getByRole('button', { name: /^Effacer la recherche/ }));
  expect(await row('Japon')).toBeVisible();
  await waitFor(() => expect(listQueries(requests).map(({ q }) => q)).toEqual([undefined, 'zz', undefined]));
  expect(location.search).toBe('');
});

test('filters by recipes and by missing pictures, and sorts by recipes, in the address', async () => {
  const { user, requests } = open();
  await regionsHeader();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Recettes' }), 'Avec recettes');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Recettes' })).toHaveDisplayValue('Avec recettes'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Images' }), 'Sans image');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Images' })).toHaveDisplayValue('Sans image'));
  await user.click(screen.getByRole('button', { name: 'Recettes' }));
  const search = '?with_recipes=true&no_pictures=true&sort=recipe_count';
  await waitFor(() => expect(location.search).toBe(search));
  const expected = { with_recipes: 'true', no_pictures: 'true', sort: 'recipe_count', page: '1' };
  await waitFor(() => expect(listQueries(requests).at(-1)).toEqual(expected));
});

test('ignores filters in the address that the server would refuse', async () => {
  const { requests } = open({}, '/admin/countries?with_recipes=oui&no_pictures=false');
  await row('Japon');
  expect(listQueries(requests)).toEqual([{ sort: 'name', page: '1' }]);
});

test("says 'Erreur de chargement des pays' with the message of the server, and loads the list again", async () => {
  let isDown = true;
  const detail = 'La base de données ne répond pas.';
  const { user } = open({ '/api/admin/countries': () => (isDown ? problem('INTERNAL', { detail }) : list([JAPON])) });
  expect(await screen.findByRole('heading', { name: 'Erreur de chargement des pays' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(detail);
  expect(screen.getByRole('alert')).toHaveTextContent('Référence : test');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await row('Japon')).toBeVisible();
});

test('keeps what it shows when only the next page cannot be loaded', async () => {
  const { user } = open({
    '/api/admin/countries': list([JAPON], 45),
    '/api/admin/countries?sort=name&page=2': problem('INTERNAL'),
  });
  await row('Japon');
  await user.click(screen.getByRole('button', { name: 'Page suivante' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erreur de chargement des pays');
  expect(await row('Japon')).toBeVisible();
});
