import { expect, type Page } from '@tdt/testing/browser';
import { type Account, AIDE, PATRONNE } from './accounts.ts';
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

const REQUIRED = ['Authentification requise', "Veuillez vous connecter pour accéder à l'administration"] as const;

/** Fills in the login and sends it. */
async function typeCredentials(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the login refuses wrong credentials, and leads to the requested page', async ({ page }) => {
  await page.goto('/admin/settings?tab=1');
  await expectToast(page, ...REQUIRED);
  await expectLogin(page);
  await typeCredentials(page, { ...AIDE, password: 'not the password' });
  await expectToast(page, 'Login failed', 'Invalid credentials');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.keyboard.type(AIDE.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings\?tab=1$/);
  await expectToast(page, 'Login successful', `Welcome back, ${AIDE.email}`);
  await expect(title(page)).toBeFocused();
});

test('a change of the password ends the session, and the old password is refused', async ({ page, patronne }) => {
  const account = await newAccount(patronne);
  await signIn(page.request, account);
  await openScreen(page, '/admin/settings', 'Settings');
  const change = async (current: string) => {
    for (const [name, text] of [
      ['Current Password', current],
      ['New Password', 'long enough'],
      ['Confirm New Password', 'long enough'],
    ] as const) {
      await page.getByRole('textbox', { name, exact: true }).fill(text);
    }
    await page.getByRole('button', { name: 'Update Password' }).click();
  };
  await change('not the password');
  const current = page.getByRole('textbox', { name: 'Current Password' });
  await expect(current).toHaveAccessibleDescription(/not correct/);
  await expect(current).toBeFocused();
  await change(account.password);
  await expectToast(page, 'Password updated');
  await expectLogin(page);
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await (await page.request.get('/api/auth/session')).json()).toEqual({ user: null });
  await typeCredentials(page, account);
  await expectToast(page, 'Login failed', 'Invalid credentials');
  await typeCredentials(page, { ...account, password: 'long enough' });
  await expect(title(page)).toHaveText('Dashboard');
});

test('signing out shows the login in every tab; signing in reopens their pages', async ({ page, context }) => {
  await signIn(context.request, PATRONNE);
  const other = await context.newPage();
  await openScreen(page, '/admin/dashboard', 'Dashboard');
  await openScreen(other, '/admin/users', 'Users');
  await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(title(page)).toHaveText('Settings');
  await logOut(page);
  await expectToast(page, 'Logged out');
  await expectLogin(page);
  await expectLogin(other);
  await expect(other.getByText(AIDE.email)).toHaveCount(0);
  await test.step('Back shows the login, too', async () => {
    await page.goBack();
    await expectLogin(page);
  });
  await test.step('another user signs in in one tab: the other tab shows nothing of the previous user', async () => {
    await typeCredentials(page, AIDE);
    await expect(title(page)).toHaveText('Dashboard');
    await expect(title(other)).toHaveText('Dashboard');
    await expect(menu(other).getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);
  });
});

test('a demotion and a deletion take effect with the next call of the signed-in user', async ({ page, patronne }) => {
  const account = await newAccount(patronne, { isSuper: true });
  const url = `/api/admin/users/${account.id}`;
  await signIn(page.request, account);
  await openScreen(page, '/admin/users', 'Users');
  const data = { email: account.email, is_super_admin: false, revision: account.revision };
  expect((await patronne.put(url, { data, headers: ownHeaders() })).status()).toBe(200);
  await page.getByPlaceholder('Search users...').fill('exemple');
  await expectToast(page, 'Access Denied', "You don't have permission to access user management");
  await expect(title(page)).toHaveText('Dashboard');
  await expect(menu(page).getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);

  await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(title(page)).toHaveText('Settings');
  expect((await patronne.delete(url, { headers: ownHeaders() })).status()).toBe(204);
  await menu(page).getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expectToast(page, 'Access denied: Admin privileges required');
  await expectLogin(page);
  expect(await page.context().cookies()).toEqual([]);
});

test('a save that finds the session expired resumes after a sign-in above the form', async ({ page, patronne }) => {
  const account = await newAccount(patronne);
  const editor = await newAccount(patronne, { isSuper: true });
  const email = page.getByRole('textbox', { name: 'Email' });
  const update = page.getByRole('button', { name: 'Update User', exact: true });
  await signIn(page.request, editor);
  await openScreen(page, `/admin/users/${account.id}`, 'Edit User');
  await email.fill(`renommee-${account.email}`);
  await page.request.post('/api/auth/logout', { headers: ownHeaders() });
  await update.click();
  const login = page.getByRole('alertdialog', { name: 'Your session has expired' });
  await expect(login.getByLabel('Email')).toHaveValue(editor.email);
  await expect(page.getByText('Failed to save user'), 'the guard has reported it').toHaveCount(0);
  await login.getByLabel('Password', { exact: true }).fill(editor.password);
  await login.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, 'Success', 'User updated successfully');
  await expect(page.getByRole('row').filter({ hasText: `renommee-${account.email}` })).toBeVisible();
});
