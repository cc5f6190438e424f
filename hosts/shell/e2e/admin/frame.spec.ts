import { accessibilityViolations, expect, NO_FAULTS, type Page, violationsOnAnyScreen } from '@tdt/testing/browser';
import { AIDE, PATRONNE } from './accounts.ts';
import { expectLogin, expectToast, menu, openScreen, test, title } from './back-office.ts';

/** Names of the remotes that a document knows. */
async function remotesOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const boot = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(boot).remotes.remotes.map(({ name }: { name: string }) => name);
}

test('public pages load nothing of the back office; its login loads no remote', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of ['/', '/toutes-recettes', '/administration']) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    expect(
      requests.filter((one) => /admin/i.test(one) && one !== path),
      path,
    ).toEqual([]);
    const remotes = await remotesOf(page, path);
    expect(remotes).not.toEqual([]);
    expect(remotes.filter((name) => name.startsWith('admin'))).toEqual([]);
  }
  const remotes = await remotesOf(page, '/admin/login');
  expect(remotes).toContain('admin-users');
  expect(remotes.filter((name) => !name.startsWith('admin'))).toEqual([]);
  requests.length = 0;
  await page.goto('/admin/login');
  await expectLogin(page);
  expect(requests.filter((one) => /\/assets\/(catalogue|recipe-detail|newsletter|admin-users)\//.test(one))).toEqual(
    [],
  );
});

test('the login has neither fault nor accessibility violation, also with its errors', async ({ page, faults }) => {
  await page.goto('/admin/login');
  await expectLogin(page);
  expect(await faults()).toEqual(NO_FAULTS);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  expect(await violationsOnAnyScreen(page)).toEqual([]);
});

test.describe('for a super admin', () => {
  test.use({ account: PATRONNE, pictures: true });

  test('no kind of screen has an accessibility violation: cards, list, question, form with errors', async ({
    page,
  }) => {
    test.slow();
    await openScreen(page, '/admin/dashboard', 'Dashboard');
    expect(await violationsOnAnyScreen(page)).toEqual([]);

    await openScreen(page, `/admin/users?q=${AIDE.email}`, 'Users');
    const remove = page.getByRole('button', { name: `Delete ${AIDE.email}` });
    await expect(remove).toBeVisible();
    expect(await violationsOnAnyScreen(page)).toEqual([]);
    await remove.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);

    await openScreen(page, '/admin/users/new', 'Create User');
    await page.getByRole('button', { name: 'Create User' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    expect(await violationsOnAnyScreen(page)).toEqual([]);
  });

  test('Ctrl+K finds a recipe from anywhere; the chosen theme and language of the menu outlast a reload', async ({
    page,
  }) => {
    await openScreen(page, '/admin/dashboard', 'Dashboard');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search' });
    await expect(field).toBeFocused();
    await page.keyboard.type('dorayaki');
    await expect(page.getByRole('option', { name: /^Dorayaki/ })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Modifier la recette');
    await page.getByRole('navigation', { name: "Fil d'Ariane" }).getByRole('link', { name: 'Recettes' }).click();
    await expect(title(page)).toHaveText('Recipes');

    await page.emulateMedia({ colorScheme: 'light' });
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByLabel('Theme').selectOption('Dark');
    await page.getByLabel('Language of the menu').selectOption('Français');
    await expect.poll(paper).not.toBe(light);
    await page.reload();
    await expect(menu(page).getByRole('link', { name: 'Tableau de bord' })).toBeVisible();
    expect(await paper()).not.toBe(light);
  });

  test('if the remote of users fails to load, the layout stays, and a retry works without a reload', async ({
    page,
  }) => {
    const FILES = /\/assets\/admin-users\//;
    await page.route(FILES, (route) => route.fulfill({ status: 404, body: '' }));
    await openScreen(page, '/admin', 'Dashboard');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await menu(page).getByRole('link', { name: 'Users', exact: true }).click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(menu(page)).toBeVisible();
    await page.unroute(FILES);
    await retry.click();
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});

test.describe('for a plain admin', () => {
  test.use({ account: AIDE });

  test('the menu has no accounts; their address shows a message and the dashboard', async ({ page }) => {
    await page.goto('/admin/users');
    await expectToast(page, 'Access Denied', "You don't have permission to access user management");
    await expect(title(page)).toHaveText('Dashboard');
    await expect(menu(page).getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);
    const refused = await page.request.get('/api/admin/users');
    expect([refused.status(), (await refused.json()).code]).toEqual([403, 'FORBIDDEN']);
  });

  test('on a phone the menu is a drawer: it traps the focus, closes on Escape and on a link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(page, '/admin/dashboard', 'Dashboard');
    await expect(menu(page)).toBeHidden();
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Settings', exact: true })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await drawer.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(title(page)).toHaveText('Settings');
    await expect(drawer).toBeHidden();
  });
});
