import { useScreenName } from '@tdt/admin/kit';
import { screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { openAdmin, PATRONNE } from '../../testing/open-admin.ts';

const LIST = '/admin/recipes?visibility=draft&page=2';

function Editor() {
  useScreenName('Tajine aux pruneaux');
  return <p>Formulaire</p>;
}

const SCREENS = [
  { path: '/admin/recipes', element: <p>Liste</p> },
  { path: '/admin/recipes/:id', Component: Editor },
];

/** Opens a screen after the list of recipes was left at its second page of drafts. */
async function open(path: string) {
  sessionStorage.setItem('tdt.admin.list', JSON.stringify({ path: '/admin/recipes', search: LIST.slice(14), top: 0 }));
  const opened = openAdmin(path, PATRONNE, {}, ['/admin/recipes', '/admin/recipes/:id'], SCREENS);
  await screen.findByRole('banner');
  return opened;
}

const menu = () => within(screen.getByRole('navigation', { name: 'Administration' }));

test('header and tab of the browser say what is edited, until another screen is shown', async () => {
  const { go } = await open('/admin/recipes/tajine');
  const header = within(screen.getByRole('banner'));
  expect(await header.findByText('Tajine aux pruneaux')).toBeVisible();
  expect(header.getByRole('heading', { name: 'Modifier la recette' })).toBeVisible();
  expect(document.title).toBe('Tajine aux pruneaux | Modifier la recette | Administration | Tour de Table');
  await go('/admin/recipes');
  await waitFor(() => expect(header.queryByText('Tajine aux pruneaux')).toBeNull());
  expect(document.title).toBe('Recipes | Administration | Tour de Table');
});

test('from an editor, menu and breadcrumb lead to the list as it was left', async () => {
  await open('/admin/recipes/tajine');
  expect(menu().getByRole('link', { name: /Rec/ })).toHaveAttribute('href', LIST);
  const path = within(screen.getByRole('navigation', { name: "Fil d'Ariane" }));
  expect(path.getByRole('link')).toHaveAttribute('href', LIST);
});

test('from the list itself and from other parts, the menu leads to the whole list', async () => {
  const { go } = await open('/admin/recipes');
  expect(menu().getByRole('link', { name: /Rec/ })).toHaveAttribute('href', '/admin/recipes');
  await go('/admin/dashboard');
  await go('/admin/recipes/tajine');
  await screen.findByText('Formulaire');
  expect(menu().getByRole('link', { name: /Rec/ })).toHaveAttribute('href', '/admin/recipes');
});
