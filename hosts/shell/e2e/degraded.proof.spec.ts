import { type RunningSite, startSite } from '@tdt/testing';
import { expect, openAlive, type Page, test } from '@tdt/testing/browser';

const open = async (page: Page, path: string) => {
  await openAlive(page, path);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
};
const follow = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });
const message = (page: Page) => page.getByRole('alert').getByRole('heading', { level: 1 });

for (const [what, fail] of [
  ['does not respond', undefined],
  ['responds that it is not ready', { status: 503, json: { code: 'NOT_READY', title: 'Indisponible', status: 503 } }],
] as const) {
  test(`when the API ${what}, a page says so inside the layout, and its retry works`, async ({ page }) => {
    await open(page, '/about');
    await page.route('**/api/**', (route) => (fail ? route.fulfill(fail) : route.abort()));
    for (const [name, path] of [
      ['Recettes', '/toutes-recettes'],
      ['Accueil', '/'],
    ] as const) {
      await follow(page, name);
      // The previous page shows the same message.
      await expect(page).toHaveURL(path);
      await expect(message(page)).toHaveText('Cette page est momentanément indisponible');
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    // Pressed again while it loads, it would only wait for the same response.
    const tried = page.waitForRequest('**/api/**');
    await retry(page).click();
    await (await tried).response();
    await expect(message(page)).toBeVisible();
    await page.unroute('**/api/**');
    await retry(page).click();
    await expect(page.getByRole('link', { name: /^Je voyage / })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}

test('a picture that fails to load keeps its placeholder', async ({ page }) => {
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/toutes-recettes');
  const picture = page.getByRole('main').locator('picture img').first();
  await expect(picture).toHaveCSS('opacity', '0');
});

test.describe('without a database', () => {
  let site: RunningSite;

  test.beforeAll(async () => {
    site = await startSite({ programs: 'bundles', env: { CACHE_SECONDS: '1' } });
  });
  test.afterAll(() => site.stop());

  test('pages in the cache are still served, others offer a retry', async ({ page, request }) => {
    const { items } = await (await request.get(`${site.url}/api/recipes`)).json();
    const [seen, unseen] = items as { slug: string; title: string }[];
    await open(page, `${site.url}/recipe/${seen?.slug}`);
    const engine = await site.enginePid();
    process.kill(engine, 'SIGSTOP');
    try {
      const known = await page.goto(`${site.url}/recipe/${seen?.slug}`);
      expect(known?.status()).toBe(200);
      await expect(heading(page, seen?.title ?? '')).toBeVisible();
      const unknown = await page.goto(`${site.url}/recipe/${unseen?.slug}`);
      expect(unknown?.status()).toBe(503);
      await expect(retry(page)).toBeVisible();
    } finally {
      process.kill(engine, 'SIGCONT');
    }
    await expect(async () => {
      // A late response may have replaced the button.
      if (await retry(page).isVisible()) await retry(page).click({ timeout: 2000 });
      await expect(heading(page, unseen?.title ?? '')).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
});
