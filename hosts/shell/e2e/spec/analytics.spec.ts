import { expect, openAlive, type Page, test } from '@tdt/testing/browser';
import { goBy } from './pages.ts';

const layer = (page: Page) => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? []);
const view = (page_path: string, page_title: string) => ({ event: 'page_view', page_path, page_title });

test('each route change pushes one page_view with path and title, also on Back and on unknown pages, and nothing else', async ({
  page,
}) => {
  await openAlive(page, '/about');
  const about = await page.title();
  await expect.poll(() => layer(page)).toEqual([view('/about', about)]);

  await goBy(page, 'Mentions légales');
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  const legal = await page.title();
  await page.getByRole('banner').getByRole('link', { name: 'Recettes' }).click();
  await expect(page.getByRole('main').getByText('Charger plus')).toBeVisible();
  const list = await page.title();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  const visited = [
    view('/about', about),
    view('/mentions-legales', legal),
    view('/toutes-recettes', list),
    view('/mentions-legales', legal),
  ];
  await expect.poll(() => layer(page)).toEqual(visited);

  // Scrolling is no route change.
  await page.evaluate(() => window.scrollTo(0, 500));
  expect(await layer(page)).toEqual(visited);

  await openAlive(page, '/nulle-part');
  await expect.poll(() => layer(page)).toEqual([view('/nulle-part', await page.title())]);
});

test('sends nothing to third parties and sets no cookie for a reader', async ({ page, baseURL, context }) => {
  const foreign: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== baseURL) foreign.push(request.url());
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await openAlive(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Je voyage / })
    .click();
  await expect(page.locator('#ingredients')).toBeVisible();
  await page.getByRole('main').locator('a[href^="/pays/"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Cuisine/ })).toBeVisible();
  for (const [name, heading] of [
    ['Recettes', 'Toutes les recettes'],
    ['À propos', 'À propos'],
  ] as const) {
    await goBy(page, name);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect([foreign, sent]).toEqual([[], []]);
  expect(await context.cookies()).toEqual([]);
});
