import { expect, type Page } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, newAccount, openScreen, ownHeaders, test } from './back-office.ts';

const USERS = '**/api/admin/users?*';
const search = (page: Page) => page.getByPlaceholder('Search users...');
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure?' });
const removing = (page: Page, email: string) => page.getByRole('button', { name: `Delete ${email}` });

test.use({ account: PATRONNE });

test('the list shows, finds and orders accounts, and keeps what it shows in the address', async ({
  page,
  patronne,
}) => {
  const [plain, manager] = [await newAccount(patronne), await newAccount(patronne, { isSuper: true })];
  await openScreen(page, '/admin/users', 'Users');
  for (const name of ['Email', 'Role', 'Created', 'Actions']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  }
  await expect(row(page, plain.email).getByRole('cell').nth(1)).toHaveText('Admin');
  await expect(row(page, manager.email).getByRole('cell').nth(1)).toHaveText('Super Admin');
  await test.step('the newest first', async () => {
    const emails = await page.getByRole('row').getByRole('cell').filter({ hasText: '@' }).allTextContents();
    expect(emails.indexOf(manager.email)).toBeLessThan(emails.indexOf(plain.email));
  });

  const widths = () =>
    page.getByRole('columnheader').evaluateAll((all) => all.map((header) => header.getBoundingClientRect().width));
  const before = await widths();
  await test.step('the search takes any part of the e-mail, whatever its case', async () => {
    await search(page).fill(plain.email.slice(3, 30).toUpperCase());
    await expect(row(page, manager.email)).toHaveCount(0);
    await expect(row(page, plain.email)).toBeVisible();
    await page.reload();
    await expect(row(page, plain.email)).toBeVisible();
    await expect(row(page, manager.email)).toHaveCount(0);
  });

  await test.step('nothing found', async () => {
    await search(page).fill('zzzz.*');
    await expect(page.getByText('No users found', { exact: true })).toBeVisible();
    expect(await widths(), 'columns stay where they are').toEqual(before);
    await page.goBack();
    await expect(row(page, plain.email)).toBeVisible();
  });

  await test.step('ways to the forms', async () => {
    await page.getByRole('link', { name: 'Add New User' }).click();
    await expect(page).toHaveURL(/\/admin\/users\/new$/);
    await page.goBack();
    await row(page, plain.email)
      .getByRole('link', { name: `Edit ${plain.email}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`/admin/users/${plain.id}$`));
  });
});

test('an account is deleted once that is confirmed; whoever fails is told', async ({ page, patronne }) => {
  const account = await newAccount(patronne);
  await openScreen(page, `/admin/users?q=${account.email}`, 'Users');
  await removing(page, account.email).click();
  await expect(question(page)).toContainText(
    `This will permanently delete the user ${account.email}. This action cannot be undone.`,
  );
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(row(page, account.email)).toBeVisible();

  await test.step('a failure leaves the list as it is', async () => {
    await page.route('**/api/admin/users/*', (route) => route.abort());
    await removing(page, account.email).click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Error', 'Failed to delete user');
    await expect(row(page, account.email)).toBeVisible();
    await page.unroute('**/api/admin/users/*');
  });

  await test.step('the server has the last word about rules', async () => {
    const detail = 'Cannot delete the last super admin account';
    await page.route('**/api/admin/users/*', (route) =>
      route.fulfill({
        status: 409,
        json: { type: 'about:blank', title: 'Non', status: 409, code: 'LAST_SUPER_ADMIN', detail },
      }),
    );
    await removing(page, account.email).click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Error', detail);
    await page.unroute('**/api/admin/users/*');
  });

  await removing(page, account.email).click();
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'User deleted successfully');
  await expect(row(page, account.email)).toHaveCount(0);
  expect((await patronne.get(`/api/admin/users/${account.id}`)).status()).toBe(404);
});

test("one's own row cannot be deleted, by nobody's hand", async ({ page, patronne }) => {
  await openScreen(page, `/admin/users?q=${PATRONNE.email}`, 'Users');
  const button = removing(page, PATRONNE.email);
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/You cannot delete your own account/);
  await button.click({ force: true });
  await expect(question(page)).toHaveCount(0);
  const { items } = await (await patronne.get(`/api/admin/users?q=${PATRONNE.email}`)).json();
  const refused = await patronne.delete(`/api/admin/users/${items[0].id}`, { headers: ownHeaders() });
  expect(await refused.json()).toMatchObject({ code: 'OWN_ACCOUNT', detail: 'You cannot delete your own account' });
});

test('a list that does not come says so, and comes at a retry', async ({ page }) => {
  await page.route(USERS, (route) => route.abort());
  await openScreen(page, '/admin/users', 'Users');
  await expectToast(page, 'Error', 'Failed to load users');
  await page.unroute(USERS);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, PATRONNE.email)).toBeVisible();
});
