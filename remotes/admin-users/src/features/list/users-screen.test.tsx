import type { AdminUser } from '@tdt/contracts';
import { renderAdminRemote, SUPER_ADMIN } from '@tdt/testing/admin-components';
import { type ApiTable, problem, screen, typeAtOnce, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const user = (email: string, is_super_admin = false): AdminUser => ({
  id: 'aide',
  email,
  is_super_admin,
  created_at: '2026-11-21T10:00:00.000Z',
  revision: 1,
});
const AIDE = user('aide@exemple.fr');
const OWN: AdminUser = { ...user(SUPER_ADMIN.email, true), id: SUPER_ADMIN.id };
const DELETE_AIDE = `DELETE /api/admin/users/${AIDE.id}`;
const list = (items: AdminUser[], total = items.length) => ({ items, total, page: 1, page_size: 20 });

const open = (api: ApiTable = {}, path = '/admin/users') =>
  renderAdminRemote(routes, { path, api: { '/api/admin/users': list([AIDE, OWN]), ...api } });

const row = (email: string) => screen.findByRole('row', { name: new RegExp(email) });
/** The table shows this column once it has measured the window. */
const createdHeader = () => screen.findByRole('columnheader', { name: 'Created' });
const removeAide = () => screen.findByRole('button', { name: `Delete ${AIDE.email}` });
const question = () => screen.getByRole('alertdialog', { name: 'Are you sure?' });
const choice = (name: string) => within(question()).getByRole('button', { name });

test('shows accounts with their role and their French date, and leads to the forms', async () => {
  open();
  await createdHeader();
  const cells = within(await row(AIDE.email)).getAllByRole('cell');
  expect(cells.slice(0, 3).map((cell) => cell.textContent)).toEqual(['aide@exemple.fr', 'Admin', '21 nov. 2026']);
  expect(within(await row(OWN.email)).getByText('Super Admin')).toBeVisible();
  expect(screen.getByText('2 users')).toBeVisible();
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['Email', 'Role', 'Created', 'Actions']);
  const paths = ['Add New User', `Edit ${AIDE.email}`].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(paths).toEqual(['/admin/users/new', `/admin/users/${AIDE.id}`]);
});

test('searches after a pause, keeps the search in the address, and says when nothing is found', async () => {
  const { user, requests } = open({ '/api/admin/users?q=zz&sort=-created_at&page=1': list([]) });
  await row(AIDE.email);
  typeAtOnce(screen.getByPlaceholderText('Search users...'), 'zz');
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(location.search).toBe('?q=zz');
  expect(requests.map(({ query }) => query.get('q'))).toEqual([null, 'zz']);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await row(AIDE.email);
  expect([location.search, screen.getByPlaceholderText<HTMLInputElement>('Search users...').value]).toEqual(['', '']);
});

test('shows what its address says, in the order and on the page that it names', async () => {
  const { user, requests } = open({ '/api/admin/users': list([AIDE], 45) }, '/admin/users?q=aide&sort=email&page=2');
  await row(AIDE.email);
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  const created = await createdHeader();
  expect(created).not.toHaveAttribute('tabindex');
  await user.click(within(created).getByRole('button', { name: 'Created' }));
  await waitFor(() => expect(requests).toHaveLength(3));
  const asked = requests.map(({ query }) => ['q', 'sort', 'page'].map((name) => query.get(name)));
  expect(asked).toEqual([
    ['aide', 'email', '2'],
    ['aide', 'email', '3'],
    ['aide', 'created_at', '1'],
  ]);
});

test('says when the list cannot be loaded, with the reference for the log, and loads it again', async () => {
  let isDown = true;
  const { user, toasts } = open({ '/api/admin/users': () => (isDown ? problem('INTERNAL') : list([AIDE])) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load users');
  expect(screen.getByRole('alert')).toHaveTextContent('Reference: test');
  expect(toasts).toEqual([
    { kind: 'error', title: 'Error', description: 'Failed to load users', note: 'Reference: test' },
  ]);
  isDown = false;
  await user.click(retry);
  expect(await row(AIDE.email)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('deletes an account once that is confirmed, and loads the list again', async () => {
  let items = [AIDE, OWN];
  const remove = () => {
    items = [OWN];
    return new Response(null, { status: 204 });
  };
  const { user, toasts } = open({ '/api/admin/users': () => list(items), [DELETE_AIDE]: remove });
  await user.click(await removeAide());
  expect(question()).toHaveTextContent(
    `This will permanently delete the user ${AIDE.email}. This action cannot be undone.`,
  );
  await user.click(choice('Cancel'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(await removeAide());
  await user.click(choice('Delete'));
  await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(AIDE.email) })).toBeNull());
  expect(toasts).toEqual([{ kind: 'success', title: 'Success', description: 'User deleted successfully' }]);
});

test.each([
  [
    'Cannot delete the last super admin account',
    problem('LAST_SUPER_ADMIN', { detail: 'Cannot delete the last super admin account' }),
    {},
  ],
  ['Failed to delete user', problem('INTERNAL', { detail: 'Une panne' }), { note: 'Reference: test' }],
])('says why an account was not deleted: %s', async (description, refusal, more) => {
  const { user, toasts } = open({ [DELETE_AIDE]: refusal });
  await user.click(await removeAide());
  await user.click(choice('Delete'));
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', title: 'Error', description, ...more }]));
  expect(await row(AIDE.email)).toBeVisible();
});

test("says why the user's own account cannot be deleted", async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: `Delete ${OWN.email}` });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('You cannot delete your own account');
  await user.click(button);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each(['/admin/users', '/admin/users/new', `/admin/users/${AIDE.id}`])(
  'refuses %s to plain admins without asking the server',
  async (path) => {
    const plain = { ...SUPER_ADMIN, is_super_admin: false };
    const { requests, toasts } = renderAdminRemote([...routes, { path: '/admin', element: <p /> }], {
      path,
      user: plain,
    });
    await waitFor(() => expect(location.pathname).toBe('/admin'));
    const description = "You don't have permission to access user management";
    expect(toasts).toEqual([{ kind: 'error', title: 'Access Denied', description }]);
    expect(requests).toEqual([]);
  },
);
