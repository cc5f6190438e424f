import { randomUUID } from 'node:crypto';
import type { AdminUser } from '@tdt/contracts';
import { expect, type Page } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, logOut, menu, newAccount, openScreen, ownHeaders, test, title } from './back-office.ts';

// By its role: while the form opens, the column of the list has the same label.
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test.use({ account: PATRONNE });

test('an account is created, edited after a conflict, and deleted', async ({ page, patronne, signInOnce }) => {
  const address = `essai-${randomUUID()}@exemple.fr`;
  const find = async (): Promise<AdminUser | undefined> =>
    (await (await patronne.get(`/api/admin/users?q=${address}`)).json()).items[0];
  const formFiles: string[] = [];
  page.on('request', (request) => request.url().includes('/js/async/user-form.') && formFiles.push(request.url()));
  await openScreen(page, '/admin/users', 'Users');
  await test.step('by keyboard only: link to the form, fields, Ctrl+S', async () => {
    await page.getByRole('searchbox').focus();
    expect(formFiles, 'the list does without the form').toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toHaveText('Create User');
    await expect(email(page)).toBeVisible();
    expect(formFiles).toHaveLength(1);
    await page.keyboard.press('Control+s');
    await expect(email(page)).toBeFocused();
    await page.keyboard.type(address);
    await page.keyboard.press('Tab');
    await page.keyboard.type('tour de table 3');
    for (const _ of ['show password', 'switch']) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('switch', { name: 'Super Admin' })).toBeChecked();
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: 'Make super admin' }).click();
    await expectToast(page, 'Success', 'User created successfully');
    await expect(row(page, address)).toContainText('Super Admin');
  });
  await signInOnce({ email: address, password: 'tour de table 3', isSuper: true });

  await test.step('another super admin saves first', async () => {
    await row(page, address)
      .getByRole('link', { name: `Edit ${address}` })
      .click();
    await expect(email(page)).toHaveValue(address);
    const stored = await find();
    const data = { email: address, is_super_admin: false, revision: stored?.revision };
    const put = await patronne.put(`/api/admin/users/${stored?.id}`, { data, headers: ownHeaders() });
    expect(put.status()).toBe(200);
    await email(page).fill(`x${address}`);
    const update = page.getByRole('button', { name: 'Update User' });
    await update.click();
    const conflict = page.getByRole('alertdialog', { name: 'Changed by somebody else' });
    await conflict.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('switch', { name: 'Super Admin' })).not.toBeChecked();
    await expect(update, 'the question gives the focus back').toBeFocused();
    await email(page).fill(`x${address}`);
    await update.click();
    await expectToast(page, 'Success', 'User updated successfully');
    expect(await find()).toMatchObject({ email: `x${address}`, is_super_admin: false });
  });

  await page.getByRole('button', { name: `Delete x${address}` }).click();
  await page.getByRole('alertdialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'User deleted successfully');
  await expect(row(page, address)).toHaveCount(0);
  expect(await find()).toBeUndefined();
});

test('the list searches accounts, keeps the search in the address, and its column widths', async ({
  page,
  patronne,
}) => {
  const [plain, manager] = [await newAccount(patronne), await newAccount(patronne, { isSuper: true })];
  await openScreen(page, '/admin/users', 'Users');
  await expect(row(page, plain.email)).toBeVisible();
  const emails = await page.getByRole('cell').filter({ hasText: '@' }).allTextContents();
  expect(emails.indexOf(manager.email), 'the newest first').toBeLessThan(emails.indexOf(plain.email));
  const widths = () =>
    page.getByRole('columnheader').evaluateAll((all) => all.map((header) => header.getBoundingClientRect().width));
  const before = await widths();
  const search = page.getByPlaceholder('Search users...');

  await search.fill(plain.email.slice(3, 30).toUpperCase());
  await expect(row(page, manager.email)).toHaveCount(0);
  await expect(row(page, plain.email)).toBeVisible();
  await page.reload();
  await expect(row(page, plain.email)).toBeVisible();
  await expect(row(page, manager.email)).toHaveCount(0);
  await search.fill('zzzz.*');
  await expect(page.getByText('No users found', { exact: true })).toBeVisible();
  expect(await widths()).toEqual(before);
  await page.goBack();
  await expect(row(page, manager.email)).toBeVisible();
});

test('closing the tab, logging out and leaving ask before unsaved changes are lost', async ({ page, patronne }) => {
  const account = await newAccount(patronne);
  await openScreen(page, `/admin/users/${account.id}`, 'Edit User');
  await email(page).fill('autre@exemple.fr');

  const questions: string[] = [];
  page.once('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['beforeunload']);

  await logOut(page);
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByRole('button', { name: /^Account of / })).toBeFocused();
  await expect(email(page)).toHaveValue('autre@exemple.fr');
  await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(title(page)).toHaveText('Settings');
});
