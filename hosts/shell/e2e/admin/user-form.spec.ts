import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, logOut, menu, newAccount, openScreen, ownHeaders, test, title } from './back-office.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const superAdmin = (page: Page) => page.getByRole('switch', { name: 'Super Admin' });
const create = (page: Page) => page.getByRole('button', { name: 'Create User', exact: true });
const update = (page: Page) => page.getByRole('button', { name: 'Update User', exact: true });
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const conflict = (page: Page) => page.getByRole('alertdialog', { name: 'Changed by somebody else' });

test.use({ account: PATRONNE });

test('a new account: the rules, an address that is taken, and the way back to the list', async ({ page, patronne }) => {
  const address = `nouvelle-${randomUUID()}@exemple.fr`;
  await openScreen(page, '/admin/users/new', 'Create User');
  await expect(page.getByText('Grants full access to all features')).toBeVisible();
  await expect(superAdmin(page)).not.toBeChecked();

  await email(page).fill('nobody');
  await password(page).fill('short');
  await create(page).click();
  await expect(email(page)).toHaveAccessibleDescription(/Invalid email address/);
  await expect(password(page)).toHaveAccessibleDescription(/Password must be at least 6 characters/);
  await email(page).fill(address);
  await password(page).fill('');
  await create(page).click();
  await expectToast(page, 'Error', 'Password is required for new users');

  await test.step('an address that is taken; what was typed stays', async () => {
    await email(page).fill(PATRONNE.email.toUpperCase());
    await password(page).fill('tour de table 3');
    await create(page).click();
    await expectToast(page, 'Error', 'Failed to save user');
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(password(page)).toHaveValue('tour de table 3');
  });

  await email(page).fill(address);
  await superAdmin(page).click();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByRole('row').filter({ hasText: address })).toContainText('Super Admin');
  const { total } = await (await patronne.get(`/api/admin/users?q=${address}`)).json();
  expect(total).toBe(1);
});

test('an account is changed; its password stays unless there is a new one; Cancel leads back', async ({
  page,
  patronne,
  signInOnce,
}) => {
  const account = await newAccount(patronne);
  await openScreen(page, `/admin/users/${account.id}`, 'Edit User');
  await expect(email(page)).toHaveValue(account.email);
  await expect(password(page)).toHaveAttribute('placeholder', /leave empty to keep current/i);
  await expect(superAdmin(page)).not.toBeChecked();
  const renamed = `renommee-${account.email}`;
  await email(page).fill(renamed);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await update(page).click();
  expect((await sent).postDataJSON()).toEqual({ email: renamed, is_super_admin: false, revision: account.revision });
  await expect(page).toHaveURL(/\/admin\/users$/);
  await signInOnce({ ...account, email: renamed });
  await openScreen(page, `/admin/users/${account.id}`, 'Edit User');
  await page.getByRole('main').getByText('Cancel', { exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
});

test("one's own account: the password is changed elsewhere, and the last super admin stays one", async ({
  page,
  patronne,
}) => {
  const { items } = await (await patronne.get(`/api/admin/users?q=${PATRONNE.email}`)).json();
  await openScreen(page, `/admin/users/${items[0].id}`, 'Edit User');
  await expect(password(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'settings' })).toHaveAttribute(
    'href',
    '/admin/settings',
  );
  const detail = 'Cannot demote the last super admin account';
  await page.route('**/api/admin/users/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 409,
          json: { type: 'about:blank', title: 'Non', status: 409, code: 'LAST_SUPER_ADMIN', detail },
        })
      : route.continue(),
  );
  await superAdmin(page).click();
  await update(page).click();
  await expectToast(page, 'Error', detail);
  await expect(superAdmin(page)).not.toBeChecked();
});

test('an account that cannot be loaded: a message and the list', async ({ page }) => {
  await page.goto('/admin/users/0191b3c4-0000-7000-8000-00000000dead');
  await expectToast(page, 'Error', 'Failed to load user data');
  await expect(page).toHaveURL(/\/admin\/users$/);
});

test('nothing is lost by leaving, unless one says so', async ({ page, patronne }) => {
  const account = await newAccount(patronne);
  await openScreen(page, `/admin/users/${account.id}`, 'Edit User');
  await email(page).fill('autre@exemple.fr');
  await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
  await leaving(page).getByRole('button', { name: 'Stay on this page' }).click();
  await expect(email(page)).toHaveValue('autre@exemple.fr');

  await test.step('by closing the tab', async () => {
    const asked: string[] = [];
    page.once('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
  });
  await test.step('by logging out', async () => {
    await logOut(page);
    const question = page.getByRole('alertdialog', { name: 'Log out without saving?' });
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeFocused();
    await expect(email(page)).toHaveValue('autre@exemple.fr');
  });

  await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
  await leaving(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(title(page)).toHaveText('Settings');
  await openScreen(page, `/admin/users/${account.id}`, 'Edit User');
  await expect(email(page)).toHaveValue(account.email);
});

test('while a save is under way nothing can be typed that it would leave out; a click meanwhile leads on after it', async ({
  page,
  patronne,
}) => {
  const account = await newAccount(patronne);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/users/*', async (route) => {
    if (route.request().method() === 'PUT') await held.promise;
    await route.continue();
  });
  await openScreen(page, `/admin/users/${account.id}`, 'Edit User');
  await email(page).fill(`renommee-${account.email}`);
  await page.keyboard.press('Control+s');
  await expect(email(page)).toHaveAttribute('readonly');
  await expect(email(page)).toBeFocused();
  await superAdmin(page).click();
  await expect(superAdmin(page)).not.toBeChecked();
  await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(leaving(page)).toBeVisible();
  held.resolve();
  await expectToast(page, 'Success', 'User updated successfully');
  await expect(title(page)).toHaveText('Settings');
});

test('two who save at once are asked what is to become of it', async ({ page, context, patronne }) => {
  const account = await newAccount(patronne);
  const other = await context.newPage();
  for (const tab of [page, other]) await openScreen(tab, `/admin/users/${account.id}`, 'Edit User');
  await email(page).fill(`un-${account.email}`);
  await update(page).click();
  await expect(page).toHaveURL(/\/admin\/users$/);

  await email(other).fill(`deux-${account.email}`);
  await update(other).click();
  await test.step('one may look at what one typed', async () => {
    await conflict(other).getByRole('button', { name: 'Keep editing' }).click();
    await expect(email(other)).toHaveValue(`deux-${account.email}`);
  });
  await test.step('one may see what the other saved', async () => {
    await update(other).click();
    await conflict(other).getByRole('button', { name: 'Reload' }).click();
    await expect(email(other)).toHaveValue(`un-${account.email}`);
    await expect(update(other)).toBeFocused();
  });
  await test.step('one may overwrite it', async () => {
    await patronne.put(`/api/admin/users/${account.id}`, {
      data: { email: `trois-${account.email}`, is_super_admin: false, revision: account.revision + 1 },
      headers: ownHeaders(),
    });
    await email(other).fill(`deux-${account.email}`);
    await update(other).click();
    await conflict(other).getByRole('button', { name: 'Overwrite' }).click();
    await expect(other).toHaveURL(/\/admin\/users$/);
    const stored = await (await patronne.get(`/api/admin/users/${account.id}`)).json();
    expect(stored.email).toBe(`deux-${account.email}`);
  });
});
