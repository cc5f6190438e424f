import type { AdminSearch } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { fireEvent, problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { AIDE, openAdmin, PATRONNE } from '../../../testing/open-admin.ts';

const ID = '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a12';
const FOUND: AdminSearch = {
  recipes: [{ id: ID, title: 'Bulgogi', country: 'Corée du Sud' }],
  recipes_total: 1,
  countries: [],
  users: [],
};
const SCREENS: string[] = [ADMIN_PAGES.recipes, ADMIN_PAGES.newRecipe, ADMIN_PAGES.users, ADMIN_PAGES.newUser];
const SEARCH = '/api/admin/search?q=bul';

const open = (api = {}, user = PATRONNE) => openAdmin('/admin/dashboard', user, api, SCREENS);
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function openPalette(api = {}, user = PATRONNE) {
  const opened = open(api, user);
  await screen.findByText('1,234');
  await opened.user.keyboard('{Control>}k{/Control}');
  return { ...opened, field: await screen.findByRole('combobox', { name: 'Search' }) };
}

test('Ctrl+K offers commands and the screens that the user can open', async () => {
  await openPalette({}, AIDE);
  expect(options()).toEqual([
    'Add a recipe',
    'View the site',
    'Keyboard shortcuts',
    'Dashboard',
    'Recipes',
    'Settings',
  ]);
});

test('finds commands by their French names too, and Enter opens the first', async () => {
  const { user, field, path } = await openPalette();
  await user.type(field, 'ajouter une rec');
  expect(options()).toEqual(['Add a recipe']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/admin/recipes/new'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('searches content, and the arrow keys choose among what was found', async () => {
  const { user, field, path } = await openPalette({ [SEARCH]: FOUND });
  await user.type(field, 'bul');
  const recipe = await screen.findByRole('option', { name: 'Bulgogi Corée du Sud' });
  expect(within(screen.getByRole('group', { name: 'Recipes' })).getAllByRole('option')).toEqual([recipe]);
  expect(recipe).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', recipe.id);
  await user.click(recipe);
  await waitFor(() => expect(path()).toBe(`/admin/recipes/${ID}`));
});

test('shows where else a recipe has the words, and leads to the list of all', async () => {
  const found = { field: 'description' as const, place: 1, excerpt: ['Du ', 'bul', 'be'] };
  const recipes = [{ id: ID, title: 'Soupe', country: null, found }];
  const { user, field, path } = await openPalette({ [SEARCH]: { ...FOUND, recipes, recipes_total: 37 } });
  await user.type(field, 'bul');
  await screen.findByRole('option', { name: 'Soupe Du bulbe' });
  await user.click(screen.getByRole('option', { name: 'All 37 recipes found' }));
  await waitFor(() => expect(path()).toBe('/admin/recipes?q=bul'));
});

test('Enter never opens what an earlier text has found', async () => {
  const { user, field, path } = await openPalette({
    [SEARCH]: FOUND,
    '/api/admin/search?q=bulz': new Promise(() => {}),
  });
  await user.type(field, 'bul');
  await screen.findByRole('option', { name: 'Bulgogi Corée du Sud' });
  await user.type(field, 'z{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(path()).toBe('/admin/dashboard');
  await user.type(field, '{Backspace}');
  await screen.findByRole('option', { name: 'Bulgogi Corée du Sud' });
  await user.type(field, '{Enter}');
  await waitFor(() => expect(path()).toBe(`/admin/recipes/${ID}`));
});

test('the marked line moves with the arrow keys, round the ends', async () => {
  const { user, field } = await openPalette();
  const marked = () => screen.getByRole('option', { selected: true }).textContent;
  expect(marked()).toBe('Add a recipe');
  await user.type(field, '{ArrowUp}');
  expect(marked()).toBe('Settings');
  await user.type(field, '{ArrowDown}{ArrowDown}');
  expect(marked()).toBe('Create a user');
});

test('says that nothing matches, and that the search failed', async () => {
  const { user, field } = await openPalette({
    '/api/admin/search?q=zz': { recipes: [], recipes_total: 0, countries: [], users: [] },
    '/api/admin/search?q=zzz': problem('INTERNAL'),
  });
  await user.type(field, 'zz');
  expect(await screen.findByText('Nothing matches.')).toBeVisible();
  await user.type(field, 'z');
  expect(await screen.findByText(/The search did not respond/)).toBeVisible();
});

test('"?" lists the keys, but not while the user types', async () => {
  const { user } = open();
  await screen.findByText('1,234');
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Save the form');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(await screen.findByRole('combobox'), '?');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
});

test('leaves Ctrl+K alone above another dialog', async () => {
  const { user } = open();
  await screen.findByText('1,234');
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  fireEvent.keyDown(dialog, { key: 'k', ctrlKey: true });
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
});

test('does not take the Enter that ends a composed character', async () => {
  const { field, path } = await openPalette();
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  // It closes at once, and the other screen comes later.
  expect(field).toBeInTheDocument();
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(path()).toBe('/admin/recipes/new'));
});
