import { type RunningSite, startSite } from '@tdt/testing';
import { expect, leavePicturesOut, openAlive, type Page, test } from '@tdt/testing/browser';

test.beforeEach(({ page }) => leavePicturesOut(page));

const open = async (page: Page, path: string) => {
  await openAlive(page, path);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
};
const follow = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });
const message = (page: Page) => page.getByRole('alert').getByRole('heading', { level: 1 });

for (const [what, fail] of [
  ['does not answer', undefined],
  ['answers that it is not ready', { status: 503, json: { code: 'NOT_READY', title: 'Indisponible', status: 503 } }],
] as const) {
  test(`when the API ${what}, a page says so inside the layout, and its retry works`, async ({ page }) => {
    await open(page, '/about');
    await page.route('**/api/**', (route) => (fail ? route.fulfill(fail) : route.abort()));
    for (const name of ['Recettes', 'Accueil']) {
      await follow(page, name);
      await expect(message(page)).toHaveText('Cette page est momentanément indisponible');
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await retry(page).click();
    await expect(message(page)).toBeVisible();
    await page.unroute('**/api/**');
    await retry(page).click();
    await expect(page.getByRole('link', { name: /^Je voyage / })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}

const cards = (page: Page) => page.getByRole('region', { name: 'Les recettes' }).getByRole('article');

test('a search that fails leaves the search where it is, and its retry works', async ({ page }) => {
  await open(page, '/toutes-recettes');
  await page.route('**/api/recipes?*', (route) => route.abort());
  const field = page.getByRole('searchbox');
  await field.fill('tajine');
  await expect(page.getByText("Les recettes n'ont pas pu être chargées.")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('tajine');
  await expect(cards(page)).toHaveCount(0);
  await page.unroute('**/api/recipes?*');
  await retry(page).click();
  await expect(page.getByText(/recettes? pour « tajine »/)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('a further page that does not come takes nothing away, and is asked for again', async ({ page }) => {
  await open(page, '/toutes-recettes');
  await expect(cards(page)).toHaveCount(24);
  await page.route('**/api/recipes?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Charger plus' }).click();
  const again = page.getByRole('main').getByRole('link', { name: 'Réessayer' });
  await expect(again).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await page.unroute('**/api/recipes?*');
  await again.click();
  await expect(cards(page)).toHaveCount(48);
});

test('what a page can do without is left out, and logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
  await open(page, '/toutes-recettes');
  await page.route(/\/api\/(countries|pages|seo)/, (route) => route.fulfill({ status: 503, json: {} }));
  await follow(page, 'À propos');
  await expect(heading(page, 'À propos')).toBeVisible();
  await expect(page.getByRole('main')).toContainText("Nous sommes partis d'une table de cuisine");
  await expect(page.getByRole('heading', { name: 'Nos voyages culinaires' })).toHaveCount(0);
  expect(logged.filter((text) => text.startsWith('A part of the page could not be read.'))).toHaveLength(3);
});

test('a picture that does not come leaves its foretaste in its place', async ({ page }) => {
  await page.unroute('**/media/**');
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

  test('pages that were seen before are still answered, others ask to try again', async ({ page, request }) => {
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
      await retry(page).click({ timeout: 2000 });
      await expect(heading(page, unseen?.title ?? '')).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
});
