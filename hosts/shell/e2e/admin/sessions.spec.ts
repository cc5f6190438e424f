import { expect } from '@tdt/testing/browser';
import { AIDE, PATRONNE } from './accounts.ts';
import {
  expectLogin,
  expectToast,
  logOut,
  menu,
  newAccount,
  openScreen,
  ownHeaders,
  signIn,
  test,
  title,
} from './back-office.ts';

test('signing out ends every tab; signing in brings them back', async ({ page, context }) => {
  await signIn(context.request, PATRONNE);
  const other = await context.newPage();
  await openScreen(page, '/admin/dashboard', 'Dashboard');
  await openScreen(other, '/admin/users', 'Users');
  await test.step('a sign-out that fails leaves one signed in', async () => {
    await page.route('**/api/auth/logout', (route) => route.abort());
    await logOut(page);
    await expectToast(page, 'Logout failed');
    await expect(title(page)).toHaveText('Dashboard');
    await page.unroute('**/api/auth/logout');
  });
  await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(title(page)).toHaveText('Settings');
  await logOut(page);
  await expectToast(page, 'Logged out');
  await expectLogin(page);
  await expectLogin(other);
  await expect(other.getByText(AIDE.email)).toHaveCount(0);
  await test.step('nor does Back show anything', async () => {
    await page.goBack();
    await expectLogin(page);
  });

  await test.step('somebody else signs in in one tab: the other shows nothing of the one before', async () => {
    await page.getByLabel('Email').fill(AIDE.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(AIDE.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(title(page)).toHaveText('Dashboard');
    await expect(title(other)).toHaveText('Dashboard');
    await expect(menu(other).getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);
  });
});

test('whoever is demoted while signed in loses user management with the next call', async ({ page, patronne }) => {
  const account = await newAccount(patronne, { isSuper: true });
  await signIn(page.context().request, account);
  await openScreen(page, '/admin/users', 'Users');
  const data = { email: account.email, is_super_admin: false, revision: account.revision };
  const demoted = await patronne.put(`/api/admin/users/${account.id}`, { data, headers: ownHeaders() });
  expect(demoted.status()).toBe(200);
  await page.getByPlaceholder('Search users...').fill('exemple');
  await expectToast(page, 'Access Denied', "You don't have permission to access user management");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(menu(page).getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);
});

test('whoever is deleted while signed in is out with the next call, and is told why', async ({ page, patronne }) => {
  const account = await newAccount(patronne, { isSuper: true });
  await signIn(page.context().request, account);
  await openScreen(page, '/admin/users', 'Users');
  const gone = await patronne.delete(`/api/admin/users/${account.id}`, { headers: ownHeaders() });
  expect(gone.status()).toBe(204);
  await page.getByPlaceholder('Search users...').fill('exemple');
  await expectToast(page, 'Access denied: Admin privileges required');
  await expectLogin(page);
  expect(await page.context().cookies()).toEqual([]);
});

test('whose session has ended is asked to sign in, and comes back to where he was', async ({ page }) => {
  await signIn(page.context().request, AIDE);
  await openScreen(page, '/admin/settings', 'Settings');
  await page.context().clearCookies();
  for (const name of ['Current Password', 'New Password', 'Confirm New Password']) {
    await page.getByRole('textbox', { name, exact: true }).fill('tour de table 9');
  }
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expectToast(page, 'Authentification requise', "Veuillez vous connecter pour accéder à l'administration");
  await expectLogin(page);
  await page.getByLabel('Email').fill(AIDE.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(AIDE.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(title(page)).toHaveText('Settings');
  await expect(page.getByText('Passwords are never kept: please type them again.')).toBeVisible();
  await expect(page.getByText('An unexpected error occurred')).toHaveCount(0);
  await expect(page.getByText('Failed to update password')).toHaveCount(0);
});

test('a session that runs out loses nothing of what is being typed, but passwords', async ({ page, patronne }) => {
  const account = await newAccount(patronne);
  const editor = await newAccount(patronne, { isSuper: true });
  const email = page.getByLabel('Email');
  const password = page.getByRole('textbox', { name: 'Password' });
  const update = page.getByRole('button', { name: 'Update User', exact: true });
  const signInAgain = async () => {
    await expectLogin(page);
    await email.fill(editor.email);
    await password.fill(editor.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(title(page)).toHaveText('Edit User');
  };
  await signIn(page.context().request, editor);
  await openScreen(page, `/admin/users/${account.id}`, 'Edit User');
  await email.fill(`renommee-${account.email}`);
  await password.fill('tour de table 4');
  await page.request.post('/api/auth/logout', { headers: ownHeaders() });
  await update.click();
  await expectToast(page, 'Authentification requise', "Veuillez vous connecter pour accéder à l'administration");

  await test.step('somebody else saves meanwhile', async () => {
    const data = { email: `autre-${account.email}`, is_super_admin: false, revision: account.revision };
    await patronne.put(`/api/admin/users/${account.id}`, { data, headers: ownHeaders() });
  });
  await signInAgain();
  await expect(page.getByText('Failed to save user'), 'the guard has told it').toHaveCount(0);
  await expect(page.getByText('Your unsaved changes were kept.')).toBeVisible();
  await expect(page.getByText('Passwords are never kept')).toBeVisible();
  await expect(email).toHaveValue(`renommee-${account.email}`);
  await expect(password).toHaveValue('');
  await update.click();
  const conflict = page.getByRole('alertdialog', { name: 'Changed by somebody else' });
  await conflict.getByRole('button', { name: 'Keep editing' }).click();

  await test.step('leaving by choice forgets it', async () => {
    await page.getByRole('main').getByText('Cancel', { exact: true }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(title(page)).toHaveText('Users');
    await page.goBack();
    await expect(email).toHaveValue(`autre-${account.email}`);
    await expect(page.getByText('Your unsaved changes were kept.')).toHaveCount(0);
  });
});
