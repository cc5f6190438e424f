import type { AdminUser } from '@tdt/contracts';
import { renderAdminRemote, SUPER_ADMIN } from '@tdt/testing/admin-components';
import { type ApiTable, problem, screen, waitFor } from '@tdt/testing/components';
import { describe, expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const AIDE: AdminUser = {
  id: 'aide',
  email: 'aide@exemple.fr',
  is_super_admin: false,
  created_at: '2026-11-21T10:00:00.000Z',
  revision: 3,
};
const LIST = { items: [], total: 0, page: 1, page_size: 20 };

function open(path: string, api: ApiTable = {}) {
  const rendered = renderAdminRemote(routes, { path, api: { '/api/admin/users': LIST, ...api } });
  const { requests } = rendered;
  return {
    ...rendered,
    /** Bodies of the writes that were sent. */
    sent: () => requests.filter(({ method }) => method !== 'GET').map(({ body }) => body),
    path: () => location.pathname,
  };
}

const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const superAdmin = () => screen.getByRole('switch', { name: 'Super Admin' });
const button = (name: string) => screen.getByRole('button', { name });
const error = (description: string) => ({ kind: 'error', topic: 'save', title: 'Error', description });
const success = (description: string) => ({ kind: 'success', topic: 'save', title: 'Success', description });

describe('a new account', () => {
  const openNew = (api?: ApiTable) => open('/admin/users/new', api);

  test('is sent as it was typed, blanks around its address left out', async () => {
    const { user, sent, path, toasts } = openNew({ 'POST /api/admin/users': AIDE });
    await user.type(await email(), ' aide@exemple.fr ');
    await user.type(password(), ' tajine aux 7 prunes ');
    expect(screen.getByText('Strong password')).toBeVisible();
    expect(superAdmin()).not.toBeChecked();
    expect(superAdmin()).toHaveAccessibleDescription('Grants full access to all features');
    await user.click(superAdmin());
    await user.click(button('Create User'));
    await screen.findByRole('alertdialog', { name: 'Make aide@exemple.fr a super admin?' });
    await user.click(button('Keep editing'));
    expect(sent()).toEqual([]);
    await user.click(button('Create User'));
    await user.click(await screen.findByRole('button', { name: 'Make super admin' }));
    await waitFor(() => expect(path()).toBe('/admin/users'));
    expect(sent()).toEqual([{ email: 'aide@exemple.fr', password: ' tajine aux 7 prunes ', is_super_admin: true }]);
    expect(toasts).toEqual([success('User created successfully')]);
  });

  test('is refused at its fields, before anything is sent', async () => {
    const { user, sent, toasts } = openNew();
    await user.type(await email(), 'nobody');
    await user.type(password(), 'short');
    await user.click(button('Create User'));
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription('Invalid email address'));
    expect(await email()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription(/^Password must be at least 6 characters/);
    expect([sent(), toasts]).toEqual([[], []]);
  });

  test('needs a password, which a toast says too', async () => {
    const { user, toasts } = openNew();
    await user.type(await email(), 'aide@exemple.fr');
    await user.click(button('Create User'));
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription('Password is required for new users');
    expect(toasts).toEqual([error('Password is required for new users')]);
  });

  test('keeps the toast of a failure, with its reference, until a field says what is wrong', async () => {
    const { user, toasts } = openNew({ 'POST /api/admin/users': problem('INTERNAL') });
    await user.type(await email(), 'aide@exemple.fr');
    await user.type(password(), 'riz au lait');
    await user.click(button('Create User'));
    await waitFor(() => expect(toasts).toEqual([{ ...error('Failed to save user'), note: 'Reference: test' }]));
    await user.clear(await email());
    await user.click(button('Create User'));
    await waitFor(async () => expect(await email()).toHaveFocus());
    expect(toasts).toEqual([]);
  });

  test('with an address that is taken is refused at the address, and nothing typed is lost', async () => {
    const { user, toasts, path } = openNew({ 'POST /api/admin/users': problem('DUPLICATE_EMAIL') });
    await user.type(await email(), 'patronne@exemple.fr');
    await user.type(password(), 'riz au lait');
    await user.click(button('Create User'));
    await waitFor(async () => expect(await email()).toHaveFocus());
    expect(await email()).toHaveAccessibleDescription('This email address already has an account');
    expect(password()).toHaveValue('riz au lait');
    expect(toasts).toEqual([error('Failed to save user')]);
    expect(path()).toBe('/admin/users/new');
  });
});

describe('an existing account', () => {
  const openAide = (api?: ApiTable) => open('/admin/users/aide', { '/api/admin/users/aide': AIDE, ...api });
  const PUT = 'PUT /api/admin/users/aide';

  test('is changed without its password, on the revision that was loaded', async () => {
    const { user, sent, path, toasts } = openAide({ [PUT]: AIDE, '/api/auth/session': { user: SUPER_ADMIN } });
    expect(await email()).toHaveValue('aide@exemple.fr');
    expect(password()).toHaveValue('');
    expect(password()).toHaveAttribute('placeholder', 'Leave empty to keep current password');
    await user.type(await email(), '.org');
    await user.click(button('Update User'));
    await waitFor(() => expect(path()).toBe('/admin/users'));
    expect(sent()).toEqual([{ email: 'aide@exemple.fr.org', is_super_admin: false, revision: 3 }]);
    expect(toasts).toEqual([success('User updated successfully')]);
  });

  test('gets a new password where one was typed', async () => {
    const { user, sent } = openAide({ [PUT]: AIDE });
    await email();
    await user.type(password(), 'cinq5');
    await user.click(button('Update User'));
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/^Password must be at least 6 characters/));
    await user.type(password(), ' et 6');
    await user.click(button('Update User'));
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ password: 'cinq5 et 6' })]));
  });

  test('shows what another super admin has saved meanwhile, or overwrites it', async () => {
    let stored = AIDE;
    const { user, sent, path } = openAide({
      '/api/admin/users/aide': () => stored,
      [PUT]: ({ body }: { body: unknown }) =>
        (body as AdminUser).revision === stored.revision ? stored : problem('REVISION_CONFLICT'),
    });
    await user.click(await screen.findByRole('switch'));
    await user.click(button('Update User'));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    stored = { ...AIDE, email: 'autre@exemple.fr', revision: 4 };
    await user.click(button('Update User'));
    await user.click(await screen.findByRole('button', { name: 'Make super admin' }));
    await user.click(await screen.findByRole('button', { name: 'Reload' }));
    await waitFor(async () => expect(await email()).toHaveValue('autre@exemple.fr'));
    expect(superAdmin()).not.toBeChecked();

    stored = { ...stored, revision: 5 };
    await user.type(await email(), '.org');
    await user.click(button('Update User'));
    await user.click(await screen.findByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(path()).toBe('/admin/users'));
    expect(sent().at(-1)).toEqual({ email: 'autre@exemple.fr.org', is_super_admin: false, revision: 5 });
  });

  test('that cannot be loaded leads back to the list', async () => {
    const { path, toasts } = open('/admin/users/aide', { '/api/admin/users/aide': problem('USER_NOT_FOUND') });
    await waitFor(() => expect(path()).toBe('/admin/users'));
    expect(toasts).toEqual([{ kind: 'error', title: 'Error', description: 'Failed to load user data' }]);
  });
});

describe("the user's own account", () => {
  const OWN: AdminUser = { ...AIDE, ...SUPER_ADMIN };
  const path = `/admin/users/${OWN.id}`;

  test('has its password changed in the settings, and warns before it loses its role', async () => {
    const detail = 'Cannot demote the last super admin account';
    const refusal = problem('LAST_SUPER_ADMIN', { detail });
    const { user, toasts } = open(path, { [`/api${path}`]: OWN, [`PUT /api${path}`]: refusal });
    await email();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('link', { name: 'settings' })).toHaveAttribute('href', '/admin/settings');
    const warning = 'Once saved, you can no longer manage users, nor take this back yourself.';
    expect(screen.queryByText(warning)).toBeNull();
    await user.click(superAdmin());
    expect(screen.getByText(warning)).toBeVisible();
    await user.click(button('Update User'));
    await screen.findByRole('alertdialog', { name: 'Give up your super admin role?' });
    await user.click(button('Give up the role'));
    await waitFor(() => expect(toasts).toEqual([error(detail)]));
    expect(superAdmin()).not.toBeChecked();
  });

  test('leads to the dashboard with one message once it has lost its role', async () => {
    const lowered = { ...OWN, is_super_admin: false };
    const { user, toasts, path: current } = open(path, { [`/api${path}`]: OWN, [`PUT /api${path}`]: lowered });
    await email();
    await user.click(superAdmin());
    await user.click(button('Update User'));
    await user.click(await screen.findByRole('button', { name: 'Give up the role' }));
    await waitFor(() => expect(current()).toBe('/admin/dashboard'));
    expect(toasts).toEqual([success('User updated successfully')]);
  });
});
