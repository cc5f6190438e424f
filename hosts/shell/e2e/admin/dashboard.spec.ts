import { expect, type Page } from '@tdt/testing/browser';
import { AIDE, PATRONNE } from './accounts.ts';
import { expectNoToast, expectToast, menu, openScreen, test } from './back-office.ts';

const STATS = '**/api/admin/stats';
const card = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd')
    .first();

test.describe('for a super admin', () => {
  test.use({ account: PATRONNE });

  test('the dashboard counts what there is, and says N/A for what cannot be counted', async ({ page, patronne }) => {
    const { total } = await (await patronne.get('/api/recipes')).json();
    await openScreen(page, '/admin', 'Dashboard');
    await expect(card(page, 'Total Recipes')).toHaveText(String(total));
    await expect(card(page, 'Total Users')).toHaveText(/^\d+$/);
    await expect(card(page, 'Orders')).toHaveText('0');
    await expect(card(page, 'Completed')).toHaveText('0');
    await expect(page.getByRole('main').getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expectNoToast(page);

    const counts = { recipes: 3, users: 2, countries: 1, subscribers: 0, orders: 0, completed: 0 };
    await test.step('one that is missing takes no other with it', async () => {
      await page.route(STATS, (route) => route.fulfill({ json: { ...counts, recipes: null } }));
      await page.reload();
      await expectToast(page, 'Failed to fetch recipe count');
      await expect(card(page, 'Total Recipes')).toHaveText('N/A');
      await expect(card(page, 'Total Users')).toHaveText('2');
      await expect(page.getByText('Failed to fetch user count')).toHaveCount(0);
      await page.unroute(STATS);
    });

    await test.step('none comes', async () => {
      await page.route(STATS, (route) => route.abort());
      await page.reload();
      await expectToast(page, 'Failed to fetch recipe count');
      await expectToast(page, 'Failed to fetch user count');
      for (const label of ['Total Recipes', 'Total Users']) await expect(card(page, label)).toHaveText('N/A');
      await expect(card(page, 'Orders')).toHaveText('0');
    });
  });

  test('the menu leads to what is live, users included', async ({ page }) => {
    await openScreen(page, '/admin/dashboard', 'Dashboard');
    await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await menu(page).getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/users$/);
    await menu(page).getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/settings$/);
  });
});

test.describe('for a plain admin', () => {
  test.use({ account: AIDE });

  test('users are neither in the menu nor open: a message and the dashboard', async ({ page }) => {
    await openScreen(page, '/admin/dashboard', 'Dashboard');
    await expect(menu(page).getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);
    const asked: string[] = [];
    page.on('request', (sent) => sent.url().includes('/api/admin/users') && asked.push(sent.url()));
    for (const path of ['/admin/users', '/admin/users/new', '/admin/users/0191b3c4-0000-7000-8000-000000000001']) {
      await page.goto(path);
      await expectToast(page, 'Access Denied', "You don't have permission to access user management");
      await expect(page).toHaveURL(/\/admin\/dashboard$/);
    }
    expect(asked).toEqual([]);
    const refused = await page.context().request.get('/api/admin/users');
    expect([refused.status(), (await refused.json()).code]).toEqual([403, 'FORBIDDEN']);
  });
});
