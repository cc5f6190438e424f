import type { SavedView } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, json, problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { recipeRow } from '../../testing/stored-recipe.ts';

const VIEWS = '/api/admin/views';
const aView = (name: string, query: string, fields: Partial<SavedView> = {}): SavedView => ({
  id: `b1d1c9a0-0000-4000-8000-${name.length.toString().padStart(12, '0')}`,
  list: 'recipes',
  name,
  query,
  is_shared: false,
  by: 'patronne@exemple.fr',
  is_own: true,
  total: null,
  ...fields,
});

async function open(path: string, first: SavedView[], api: ApiTable = {}, isSuper = true) {
  const stored = { items: first };
  const rendered = renderAdminRemote(routes, {
    path,
    user: { id: '5d5e27a4-5a0f-4cde-8d7e-2f7a3b1c9e20', email: 'aide@exemple.fr', is_super_admin: isSuper },
    api: {
      '/api/admin/recipes': { items: [recipeRow], total: 1, page: 1, page_size: 24 },
      '/api/admin/country-names': { items: [] },
      [VIEWS]: () => stored,
      ...api,
    },
  });
  await screen.findByText('1 recipe');
  const bar = within(screen.getByRole('navigation', { name: 'Saved views' }));
  const sent = (wanted: string) => rendered.requests.filter(({ method }) => method === wanted).map(({ body }) => body);
  return { ...rendered, stored, bar, sent };
}
const MINE = aView('Brouillons', 'sort=title&visibility=draft');

test('are opened with one click, and the one that is shown is marked, in whatever order its address is', async () => {
  const { user, bar } = await open('/admin/recipes', [MINE, aView('Pays', '', { list: 'countries' })]);
  const link = await bar.findByRole('link', { name: 'Brouillons' });
  expect(bar.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  expect(bar.queryByRole('link', { name: 'Pays' })).toBeNull();
  await user.click(link);
  await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('draft'));
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(bar.queryByRole('button', { name: 'Save this view…' })).toBeNull();
});

test('opens without the values that the list does not know any more', async () => {
  const { user, bar } = await open('/admin/recipes', [aView('Ancienne', 'gap=flavour&q=tarte')]);
  await user.click(await bar.findByRole('link', { name: 'Ancienne' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('tarte'));
  expect(screen.getByLabelText('Incomplete')).toHaveValue('');
});

test('keeps the state of the list but its page under a name, for all editors if asked for', async () => {
  const { user, bar, stored, sent } = await open('/admin/recipes?gap=any&page=3&utm=x&q=tarte', [], {
    [`POST ${VIEWS}`]: () => {
      stored.items = [aView('À finir', 'q=tarte&gap=any', { is_shared: true })];
      return json(stored.items[0], 201);
    },
  });
  await user.click(await bar.findByRole('button', { name: 'Save this view…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved view' }));
  await user.click(dialog.getByRole('checkbox', { name: 'All editors see it' }));
  await user.type(dialog.getByLabelText('Name'), 'À finir{Enter}');
  expect(await bar.findByRole('link', { name: 'À finir', current: 'page' })).toBeVisible();
  expect(sent('POST')).toEqual([{ list: 'recipes', name: 'À finir', query: 'q=tarte&gap=any', is_shared: true }]);
});

test('is deleted by its owner, once that is confirmed', async () => {
  const { user, bar, stored, sent } = await open(`/admin/recipes?${MINE.query}`, [MINE], {
    [`DELETE ${VIEWS}/${MINE.id}`]: () => {
      stored.items = [];
      return null;
    },
  });
  await user.click(await bar.findByRole('button', { name: 'Delete the view “Brouillons”' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(bar.queryByRole('link', { name: 'Brouillons' })).toBeNull());
  expect(sent('DELETE')).toHaveLength(1);
});

test('of others can be deleted by super admins only', async () => {
  const shared = { ...MINE, is_own: false, is_shared: true };
  const { bar, unmount } = await open(`/admin/recipes?${MINE.query}`, [shared], {}, false);
  expect(await bar.findByRole('link', { name: 'Brouillons' })).toBeVisible();
  expect(bar.queryByRole('button')).toBeNull();
  unmount();
  const { bar: again } = await open(`/admin/recipes?${MINE.query}`, [shared]);
  expect(await again.findByRole('button', { name: 'Delete the view “Brouillons”' })).toBeVisible();
});

test('that cannot be saved stays in its dialog, which says so', async () => {
  const { user, bar, toasts } = await open('/admin/recipes?gap=any', [], {
    [`POST ${VIEWS}`]: problem('VALIDATION_FAILED'),
  });
  await user.click(await bar.findByRole('button', { name: 'Save this view…' }));
  await user.type(await screen.findByLabelText('Name'), 'À finir');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({ description: expect.stringMatching(/could not be changed/) }),
  );
  expect(screen.getByLabelText('Name')).toHaveValue('À finir');
});

test('are left out where the server has none, such as an older one', async () => {
  const { bar } = await open('/admin/recipes?gap=any', [], { [VIEWS]: problem('ROUTE_NOT_FOUND') });
  expect(bar.getByRole('link', { name: 'All' })).toBeVisible();
  expect(bar.queryByRole('button')).toBeNull();
});
