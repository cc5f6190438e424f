import { accessibilityViolations, expect, NO_FAULTS, type Page, violationsOnAnyScreen } from '@tdt/testing/browser';
import { AIDE, PATRONNE } from './accounts.ts';
import { expectLogin, menu, newAccount, openScreen, test, title } from './back-office.ts';

const bootOf = async (page: Page, path: string) =>
  JSON.parse(
    /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(
      await (await page.request.get(path)).text(),
    )?.[1] ?? 'null',
  );

test('public pages carry nothing of the back office; its login carries no remote, theirs or its own', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  for (const path of ['/', '/toutes-recettes', '/nulle-part', '/administration']) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    expect(
      asked.filter((one) => /admin/i.test(one) && one !== path),
      path,
    ).toEqual([]);
    const { remotes } = await bootOf(page, path);
    expect(
      remotes.remotes.map(({ name }: { name: string }) => name).filter((name: string) => /^admin/.test(name)),
    ).toEqual([]);
    expect(remotes.remotes).not.toEqual([]);
  }
  const { remotes } = await bootOf(page, '/admin/login');
  expect(remotes.remotes.map(({ name }: { name: string }) => name)).toContain('admin-users');
  expect(remotes.remotes.every(({ name }: { name: string }) => /^admin/.test(name))).toBe(true);
  asked.length = 0;
  await page.goto('/admin/login');
  await expectLogin(page);
  expect(asked.filter((one) => /\/assets\/(catalogue|recipe-detail|newsletter|admin-users)\//.test(one))).toEqual([]);
});

test.describe('for a super admin', () => {
  test.use({ account: PATRONNE, contextOptions: { reducedMotion: 'reduce' } });

  for (const [kind, screens] of [
    ['list', ['/admin/dashboard', '/admin/users', '/admin/users?q=zzzz', '/admin/nulle-part']],
    ['form', ['/admin/users/new', '/admin/users/:id', '/admin/settings']],
  ] as const) {
    test(`no ${kind} has a fault or an accessibility violation, on a phone and on a desk, light and dark`, async ({
      page,
      patronne,
      faults,
    }) => {
      test.slow();
      const { id } = await newAccount(patronne);
      for (const screen of screens) {
        const path = screen.replace(':id', id);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(path);
        await expect(title(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await faults(), path).toEqual(NO_FAULTS);
        expect(await violationsOnAnyScreen(page), path).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
      }
    });
  }

  test('addresses that lead nowhere have a screen inside the layout; /admin/seo leads to the pages', async ({
    page,
  }) => {
    for (const path of ['/admin/nulle-part', '/admin/users/1/2', '/admin/dashboard/x']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible();
      await expect(menu(page)).toBeVisible();
    }
    await page.getByRole('main').getByRole('link').click();
    await expect(title(page)).toHaveText('Dashboard');
    await page.goto('/admin/seo');
    await expect(page).toHaveURL(/\/admin\/pages$/);
  });

  test('users that cannot be loaded fail inside the layout, and come back without a reload', async ({ page }) => {
    const FILES = /\/assets\/admin-users\//;
    await page.route(FILES, (route) => route.fulfill({ status: 404, body: '' }));
    await openScreen(page, '/admin/dashboard', 'Dashboard');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await menu(page).getByRole('link', { name: 'Users', exact: true }).click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await expect(menu(page)).toBeVisible();
    await page.unroute(FILES);
    await retry.click();
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('a question has no accessibility violation', async ({ page, patronne }) => {
    const account = await newAccount(patronne);
    await openScreen(page, `/admin/users?q=${account.email}`, 'Users');
    await page.getByRole('button', { name: `Delete ${account.email}` }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await violationsOnAnyScreen(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ account: AIDE, viewport: { width: 390, height: 844 } });

  test('the menu is a drawer: it keeps the focus, closes by Escape and leads on', async ({ page }) => {
    await openScreen(page, '/admin/dashboard', 'Dashboard');
    await expect(menu(page)).toBeHidden();
    const opener = page.getByRole('button', { name: 'Ouvrir le menu' });
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

test('the login has neither fault nor accessibility violation, also with its errors', async ({ page, faults }) => {
  await page.goto('/admin/login');
  await expectLogin(page);
  expect(await faults()).toEqual(NO_FAULTS);
  expect(await violationsOnAnyScreen(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOnAnyScreen(page)).toEqual([]);
});
