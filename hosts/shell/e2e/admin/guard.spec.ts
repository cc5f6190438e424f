import { expect, type Page } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectLogin, expectNoToast, expectToast, openScreen, signIn, test, title } from './back-office.ts';

const SESSION = '**/api/auth/session';
const CHECKING = "Vérification de l'authentification...";

const checking = (page: Page) => page.getByRole('status').getByText(CHECKING, { exact: true });

/** What the console was told from now on. */
function consoleOf(page: Page): string[] {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  return told;
}

test('nobody who is not signed in sees a screen, whichever: the login remembers where one wanted to go', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(SESSION, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/admin/settings?onglet=1');
  await test.step('while it is checked, only that is said', async () => {
    await expect(checking(page)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
  gate.resolve();
  await expectToast(page, 'Authentification requise', "Veuillez vous connecter pour accéder à l'administration");
  await expectLogin(page);
  expect(new URL(page.url()).searchParams.get('from')).toBe('/admin/settings?onglet=1');

  await test.step('whoever signs in then is there', async () => {
    await page.getByLabel('Email').fill(PATRONNE.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PATRONNE.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/admin\/settings\?onglet=1$/);
    await expect(title(page)).toHaveText('Settings');
  });
});

test('no screen is open to anonymous visitors, whether it is there or not', async ({ page, request }) => {
  for (const path of [
    '/admin',
    '/admin/dashboard',
    '/admin/users',
    '/admin/users/new',
    '/admin/newsletter',
    '/admin/x',
  ]) {
    await page.goto(path);
    await expectToast(page, 'Authentification requise', "Veuillez vous connecter pour accéder à l'administration");
    await expectLogin(page);
  }
  for (const path of ['/api/admin/stats', '/api/admin/users']) {
    expect((await request.get(path)).status(), path).toBe(401);
  }
});

test('a login that is told to lead elsewhere leads to the dashboard', async ({ page }) => {
  await signIn(page.context().request, PATRONNE);
  for (const from of [
    'https://example.org/admin/users',
    '//example.org/admin',
    '/\\example.org/admin',
    'javascript:alert(1)',
    '/toutes-recettes',
    '/administration',
    '/admin/../about',
    '/admin/login',
    '/admin/login/?from=/admin/users',
  ]) {
    await page.goto(`/admin/login?${new URLSearchParams({ from })}`);
    await expect(page, from).toHaveURL(/\/admin\/dashboard$/);
  }
  for (const path of ['/admin', '/admin/', '/admin/login']) {
    await openScreen(page, path, 'Dashboard');
    await expect(page, path).toHaveURL(/\/admin\/dashboard$/);
  }
  await expectNoToast(page);
});

test('a check that breaks asks to sign in anew', async ({ page }) => {
  const told = consoleOf(page);
  await page.route(SESSION, (route) => route.fulfill({ status: 500, json: { status: 500, code: 'INTERNAL' } }));
  await page.goto('/admin/dashboard');
  await expectToast(page, "Erreur d'authentification", 'Veuillez vous reconnecter');
  await expectLogin(page);
  expect(told.filter((text) => text.startsWith('Failed to check authentication'))).not.toEqual([]);
  await page.unroute(SESSION);

  await test.step('also when there is no network, and when the answer makes no sense', async () => {
    for (const answer of [undefined, { json: { user: { id: 'x' } } }, { body: '<!doctype html>' }]) {
      await page.route(SESSION, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/admin/settings');
      await expectToast(page, "Erreur d'authentification", 'Veuillez vous reconnecter');
      await expectLogin(page);
      await page.unroute(SESSION);
    }
  });
});

test('a check is tried again after 10 seconds and given up after 20', async ({ page }) => {
  const told = consoleOf(page);
  await page.clock.install();
  const asked: string[] = [];
  await page.route(SESSION, (route) => void asked.push(route.request().url()));
  await page.goto('/admin/settings');
  await expect(checking(page)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.fastForward(10_000);
  await expect.poll(() => asked.length).toBe(2);
  await expect(checking(page)).toBeVisible();
  expect(told).toContain('Auth check timeout after 10s');
  await page.clock.fastForward(10_000);
  await expectToast(page, "Délai d'attente dépassé", "Vérification de l'authentification expirée");
  await expectLogin(page);
  expect(new URL(page.url()).searchParams.get('from')).toBe('/admin/settings');
  expect(asked).toHaveLength(2);
});
