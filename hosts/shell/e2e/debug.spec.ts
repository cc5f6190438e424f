import { expect, openAlive, type Page, test, touch, violationsOnAnyScreen } from '@tdt/testing/browser';

const PANEL_FILE = /\/js\/debug-panel\.js$/;
const CHECKS = ['Connexion au serveur', 'Table des pays', 'Stockage des images', 'Accès réseau direct'];

const panelOf = (page: Page) => page.getByRole('region', { name: 'Diagnostic' });
const checkOf = (page: Page, name: string) => panelOf(page).getByRole('listitem').filter({ hasText: name });
const again = (page: Page) => panelOf(page).getByRole('button', { name: 'Relancer' });

const passing = { ok: true, duration_ms: 3, message: 'Tout va bien.' };
const failing = { ok: false, duration_ms: 1200, message: 'La base de données ne répond pas.' };

/** Mocks the server's response: the site allows few real ones a minute. */
const mockResponse = (page: Page, parts: object) =>
  page.route('**/api/diagnostics', (route) =>
    route.fulfill({ json: { backend: passing, countries: { ...passing, count: 208 }, storage: passing, ...parts } }),
  );

test('the panel shows the checks of the server and of the browser', async ({ page }) => {
  await page.goto('/?debug=1');
  for (const name of CHECKS) {
    await expect(checkOf(page, name)).toContainText('OK');
    await expect(checkOf(page, name)).toContainText(/\d ms/);
  }
  await expect(checkOf(page, 'Table des pays')).toContainText(/La table contient \d+ pays\./);
  await expect(checkOf(page, 'Accès réseau direct')).toContainText('HEAD /api a répondu 200.');
  await expect(panelOf(page).getByRole('status')).toHaveText('Tout fonctionne.');
});

test('the panel is there on every page', async ({ page }) => {
  await mockResponse(page, {});
  for (const path of [
    '/toutes-recettes?page=2&debug=1',
    '/pays/japon?debug=1',
    '/about?debug=1',
    '/nulle-part?debug=1',
  ]) {
    await page.goto(path);
    await touch(page);
    await expect(panelOf(page).getByRole('status'), path).toHaveText('Tout fonctionne.');
  }
});

test('the panel has the focus first, works by keyboard, and closes on Escape or by its button', async ({ page }) => {
  await mockResponse(page, {});
  await page.goto('/about?debug=1');
  await expect(panelOf(page).getByRole('heading', { name: 'Diagnostic' })).toBeFocused();
  await expect(panelOf(page).getByRole('status')).toHaveText('Tout fonctionne.');
  await page.keyboard.press('Tab');
  await expect(again(page)).toBeFocused();
  const asked = page.waitForRequest('**/api/diagnostics');
  await page.keyboard.press('Enter');
  await asked;
  await expect(again(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panelOf(page).getByRole('button', { name: 'Fermer' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await panelOf(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(panelOf(page)).toHaveCount(0);
});

test('without the parameter, or with another value, the panel is not loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/about', '/about?debug=0', '/about?debug=12', '/about?x=debug=1']) {
    await openAlive(page, path);
    expect(
      asked.filter((url) => PANEL_FILE.test(url) || url.includes('/api/diagnostics')),
      path,
    ).toEqual([]);
    await expect(panelOf(page), path).toHaveCount(0);
  }
});

test('the parameter makes no separate page: canonical URL and cached response are those without it', async ({
  request,
}) => {
  const [plain, debug] = [await request.get('/about'), await request.get('/about?debug=1')];
  expect(debug.headers().etag).toBe(plain.headers().etag);
  expect(await debug.text()).toMatch(/<link rel="canonical" href="[^"?]*\/about"/);
});

test('on phone and desktop, light and dark, the panel fits the window and has no accessibility violation', async ({
  page,
}) => {
  await mockResponse(page, { storage: failing });
  await page.goto('/about?debug=1');
  await expect(panelOf(page).getByRole('status')).toHaveText('3 vérifications réussies sur 4.');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await panelOf(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  expect(await violationsOnAnyScreen(page)).toEqual([]);
});
