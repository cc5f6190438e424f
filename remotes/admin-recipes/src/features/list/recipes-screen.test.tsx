import type { AdminRecipeRow } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, problem, screen, typeAtOnce, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { recipeRow } from '../../testing/stored-recipe.ts';

const TARTE: AdminRecipeRow = {
  ...recipeRow,
  slug: 'tarte-aux-figues',
  title: 'Tarte aux figues',
  country: { name: 'Grèce', slug: 'grece' },
  type_recipe: 'dessert / goûter',
  difficulty: 'moyen',
  preparation_time: '30 minutes',
};
const ORPHAN: AdminRecipeRow = {
  ...TARTE,
  id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a12',
  title: 'Sans pays',
  country: null,
  difficulty: 'facile',
  gaps: ['cover', 'country'],
};
const COPY = `POST /api/admin/recipes/${TARTE.id}/copy`;
const DELETE = `DELETE /api/admin/recipes/${TARTE.id}`;
const list = (items: AdminRecipeRow[], total = items.length) => ({ items, total, page: 1, page_size: 24 });
const countries = { items: [{ id: 'c', name: 'Grèce', slug: 'grece' }] };

const open = (api: ApiTable = {}, path = '/admin/recipes') =>
  renderAdminRemote([...routes, { path: '/recipe/*', element: <p /> }], {
    path,
    api: { '/api/admin/recipes': list([TARTE, ORPHAN]), '/api/admin/country-names': countries, ...api },
  });

const row = (title: string) => screen.findByRole('row', { name: new RegExp(title) });
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const question = () => screen.getByRole('alertdialog', { name: 'Are you sure?' });
const choice = (name: string) => within(question()).getByRole('button', { name });
const listQueries = (requests: ReturnType<typeof open>['requests']) =>
  requests.filter(({ path }) => path.startsWith('/api/admin/recipes?')).map(({ query }) => Object.fromEntries(query));

test('shows recipes with country, difficulty in English, preparation time and French date', async () => {
  open();
  const cells = within(await row('Tarte aux figues')).getAllByRole('cell');
  expect(cells.slice(2, 8).map((cell) => cell.textContent)).toEqual([
    'Tarte aux figues',
    'Grèce',
    'Published',
    'Medium',
    '30 minutes',
    '21 nov. 2026',
  ]);
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual([
    '',
    'Picture',
    'Title',
    'Country',
    'State',
    'Difficulty',
    'Prep Time',
    'Created',
    'Actions',
  ]);
  expect(screen.getByText('2 recipes')).toBeVisible();
});

test("shows 'Unknown' for a missing country, and what a recipe lacks", async () => {
  open();
  const cells = within(await row('Sans pays')).getAllByRole('cell');
  expect(cells[2]).toHaveTextContent('No cover picture · No country');
  expect(cells[3]).toHaveTextContent('Unknown');
  expect(cells[5]).toHaveTextContent('Easy');
});

test('leads to the form, the editor and, in a new tab, the public page', async () => {
  open();
  await row('Tarte aux figues');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Add New Recipe')).toBe('/admin/recipes/new');
  expect(href('Calendar')).toBe('/admin/recipes/calendar');
  expect(href('Tarte aux figues')).toBe(`/admin/recipes/${TARTE.id}`);
  expect(href('Edit Tarte aux figues')).toBe(`/admin/recipes/${TARTE.id}`);
  const view = screen.getByRole('link', { name: 'View Tarte aux figues in a new tab' });
  expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual(['/recipe/tarte-aux-figues', '_blank']);
});

test.each<[Partial<AdminRecipeRow>, string]>([
  [{ visibility: 'draft' }, 'Draft'],
  [{ visibility: 'scheduled', changes_at: '2026-12-07T07:00:00.000Z' }, 'Scheduled7 décembre 2026 à 08:00'],
  [{ visibility: 'public', changes_at: '2026-12-07T07:00:00.000Z' }, 'Publisheduntil 7 décembre 2026 à 08:00'],
  [{ visibility: 'public', pending: true }, 'PublishedChanges pending'],
  [{ visibility: 'ended' }, 'Ended'],
  [{ visibility: 'withdrawn' }, 'Withdrawn'],
])('says the state of %j, and leads to the page of what is public only', async (fields, text) => {
  open({ '/api/admin/recipes': list([{ ...TARTE, ...fields }]) });
  const [, , , , state] = within(await row('Tarte aux figues')).getAllByRole('cell');
  expect(state?.textContent).toBe(text);
  expect(screen.queryAllByRole('link', { name: /^View/ })).toHaveLength(fields.visibility === 'public' ? 1 : 0);
});

test('says where else than in the title a search has found a recipe, with the words marked', async () => {
  const found = { field: 'steps', place: 3, excerpt: ['Ajoutez la ', 'crème', ' fouettée…'] } as const;
  open({ '/api/admin/recipes': list([{ ...TARTE, found: { ...found, excerpt: [...found.excerpt] } }]) });
  const [, , title] = within(await row('Tarte aux figues')).getAllByRole('cell');
  expect(title).toHaveTextContent('Étape 3 : Ajoutez la crème fouettée…');
  expect(within(title as HTMLElement).getByText('crème').tagName).toBe('MARK');
});

test('searches by title, and says when nothing is found', async () => {
  const { requests } = open({ '/api/admin/recipes?q=zz&sort=-created_at&page=1': list([]) });
  await row('Tarte aux figues');
  typeAtOnce(screen.getByPlaceholderText('Search recipes...'), 'zz');
  expect(await screen.findByText('No recipes found')).toBeVisible();
  expect(location.search).toBe('?q=zz');
  expect(listQueries(requests).map(({ q }) => q)).toEqual([undefined, 'zz']);
});

test('filters by country, type, state and what is missing, in the address, and drops all filters at once', async () => {
  const { user, requests } = open({
    '/api/admin/recipes?pays=grece&type=dessert&visibility=scheduled&gap=seo&sort=-created_at&page=1': list([]),
  });
  await row('Tarte aux figues');
  await screen.findByRole('option', { name: 'Grèce' });
  const choose = async (label: string, option: string) => {
    await user.selectOptions(screen.getByLabelText(label), option);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveDisplayValue(option));
  };
  await choose('Country', 'Grèce');
  await choose('Type', 'Desserts');
  await choose('State', 'Scheduled');
  await choose('Incomplete', 'No SEO texts');
  expect(location.search).toBe('?pays=grece&type=dessert&visibility=scheduled&gap=seo');
  await press(user, 'Clear search and filters');
  await row('Tarte aux figues');
  expect(location.search).toBe('');
  expect(listQueries(requests).map(({ pays, type, visibility, gap }) => [pays, type, visibility, gap])).toContainEqual([
    'grece',
    'dessert',
    'scheduled',
    'seo',
  ]);
});

test('ignores filters in the address that the server would refuse', async () => {
  const { requests } = open({}, '/admin/recipes?pays=Gr%C3%A8ce&type=soupe&visibility=secret&gap=tout');
  await row('Tarte aux figues');
  expect(listQueries(requests)).toEqual([{ sort: '-created_at', page: '1' }]);
});

test('says when the list cannot be loaded', async () => {
  const { toasts } = open({ '/api/admin/recipes': problem('INTERNAL') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load recipes');
  expect(toasts).toMatchObject([{ kind: 'error', title: 'Error', description: 'Failed to load recipes' }]);
});

test('duplicates a recipe, says that the copy is a draft, and opens it', async () => {
  const copy = '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a13';
  const { user, toasts } = open({
    [COPY]: { id: copy },
    [`/api/admin/recipes/${copy}`]: () => new Promise<never>(() => {}),
    [`/api/admin/seo/recipe/${copy}`]: () => new Promise<never>(() => {}),
    [`/api/admin/recipes/${copy}/draft`]: () => new Promise<never>(() => {}),
  });
  await press(user, 'Duplicate Tarte aux figues');
  await waitFor(() => expect(location.pathname).toBe(`/admin/recipes/${copy}`));
  expect(toasts).toContainEqual({
    kind: 'success',
    title: 'Succès',
    description: 'Recette dupliquée',
    note: 'La copie est un brouillon.',
  });
});

test('says when a recipe cannot be duplicated', async () => {
  const { user, toasts } = open({ [COPY]: problem('STORAGE_FULL') });
  await press(user, 'Duplicate Tarte aux figues');
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Error', description: 'Failed to duplicate recipe' }]));
});

test('moves a recipe to the trash once that is confirmed, and loads the list again', async () => {
  let items = [TARTE, ORPHAN];
  const remove = () => {
    items = [ORPHAN];
    return new Response(null, { status: 204 });
  };
  const { user, toasts } = open({ '/api/admin/recipes': () => list(items), [DELETE]: remove });
  await press(user, 'Delete Tarte aux figues');
  await user.click(choice('Cancel'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press(user, 'Delete Tarte aux figues');
  await user.click(choice('Delete'));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Tarte aux figues/ })).toBeNull());
  expect(toasts).toMatchObject([{ kind: 'success', title: 'Success', description: 'Recipe deleted successfully' }]);
});

test('counts a recipe that another editor has deleted as deleted', async () => {
  const { user, toasts } = open({ [DELETE]: problem('RECIPE_NOT_FOUND') });
  await press(user, 'Delete Tarte aux figues');
  await user.click(choice('Delete'));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'success', description: 'Recipe deleted successfully' }]));
});

test('says when a recipe was not deleted', async () => {
  const { user, toasts } = open({ [DELETE]: problem('INTERNAL') });
  await press(user, 'Delete Tarte aux figues');
  await user.click(choice('Delete'));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Error', description: 'Failed to delete recipe' }]));
  expect(await row('Tarte aux figues')).toBeVisible();
});

test('says who last saved a recipe, and when', async () => {
  const edited = { edited_at: '2026-11-23T10:00:00.000Z', edited_by: 'chef@exemple.fr' };
  open({ '/api/admin/recipes': list([{ ...TARTE, ...edited }]) });
  const text = await screen.findByText('Modifié par chef@exemple.fr le 23 nov. 2026');
  expect(text).toHaveAttribute('lang', 'fr');
});
