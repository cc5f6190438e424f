import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { expect, it } from 'vitest';
import { isPartOf, menuFor, parentOf, titleOf } from './screens.ts';

const USERS = { mounts: [ADMIN_PAGES.users, ADMIN_PAGES.newUser, `${ADMIN_PAGES.users}/:id`] };
const paths = (...args: Parameters<typeof menuFor>) => menuFor(...args).map((group) => group.map(({ path }) => path));

it.each([
  ['/admin/dashboard', 'Dashboard', 'en'],
  ['/admin/dashboard/', 'Dashboard', 'en'],
  ['/admin/recipes/new', 'Ajouter une recette', 'fr'],
  ['/admin/recipes/calendar', 'Calendrier des recettes', 'fr'],
  ['/admin/recipes/0b8f1c1e', 'Modifier la recette', 'fr'],
  ['/admin/countries', 'Gestion des pays', 'fr'],
  ['/admin/pictures', 'Images', 'fr'],
  ['/admin/pictures/0b8f1c1e', 'Image', 'fr'],
  ['/admin/pages/home', "Page d'accueil", 'fr'],
  ['/admin/users/new', 'Create User', 'en'],
  ['/admin/users/0b8f1c1e', 'Edit User', 'en'],
  ['/admin/settings', 'Settings', 'en'],
  ['/admin/nowhere', 'Administration', 'fr'],
  ['/admin/users/a/b', 'Administration', 'fr'],
  ['/admin/usersandmore', 'Administration', 'fr'],
])('calls %s %s', (path, title, lang) => {
  expect(titleOf(path)).toMatchObject({ title, lang });
});

it("shows the shell's own screens when no remote is live", () => {
  expect(paths({ isSuperAdmin: true, remotes: [] })).toEqual([[ADMIN_PAGES.dashboard], [ADMIN_PAGES.settings]]);
});

it('shows a screen once its remote is live', () => {
  expect(paths({ isSuperAdmin: true, remotes: [USERS] })).toEqual([
    [ADMIN_PAGES.dashboard],
    [ADMIN_PAGES.users, ADMIN_PAGES.settings],
  ]);
});

it.each([
  ['/admin/recipes/0b8f1c1e', '/admin/recipes'],
  ['/admin/pages/home', '/admin/pages'],
  ['/admin/recipes', undefined],
  ['/admin/nowhere', undefined],
])('the list above %s is %s', (path, parent) => {
  expect(parentOf(path)?.path).toBe(parent);
});

it.each([
  ['/admin/recipes', true],
  ['/admin/recipes/new', true],
  ['/admin/recipes?gap=any', true],
  ['/admin/recipes-of-mine', false],
])('%s is part of the recipes: %s', (address, isPart) => {
  expect(isPartOf({ path: '/admin/recipes' }, address)).toBe(isPart);
});
