import { expect, leavePicturesOut, openAlive, type Page, test } from '@tdt/testing/browser';
import { stored } from './api.ts';

const NOTHING = 'Aucune recette ne correspond à vos critères de recherche.';

test.beforeEach(({ page }) => leavePicturesOut(page));

test('a search without a result says so and resets', async ({ page }) => {
  await page.goto('/toutes-recettes?q=zzzz');
  await expect(page.getByText(NOTHING)).toBeVisible();
  await page.getByText('Réinitialiser les filtres').last().click();
  await expect(page.getByText(NOTHING)).toBeHidden();
  await expect(page).not.toHaveURL(/q=/);
});

test('the search ignores case and accents and finds parts of words', async ({ page, request }) => {
  const { items } = await stored.recipes(request, '?q=okonomi');
  expect(items.length).toBeGreaterThan(0);
  await page.goto('/toutes-recettes');
  const search = page.getByRole('searchbox');
  await search.fill('ÔKONÖMI');
  await search.press('Enter');
  await expect(page).toHaveURL(/q=/);
  for (const { title } of items) await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/recipe/"]')).toHaveCount(items.length);
});

test('what was typed before the page runs is searched once it does', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/js/main.*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/toutes-recettes', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox');
  await search.fill('tajine');
  gate.resolve();
  await expect(page).toHaveURL(/q=tajine/);
  await expect(search).toHaveValue('tajine');
});

test('a shared address shows the same result, also after a reload', async ({ page, request }) => {
  const { items } = await stored.recipes(request, '?pays=japon&type=plat');
  for (const load of [() => page.goto('/toutes-recettes?pays=japon&type=plat'), () => page.reload()]) {
    await load();
    await expect(page.getByRole('main').locator('a[href^="/recipe/"]')).toHaveCount(items.length);
  }
});

test('"Charger plus" adds the next recipes', async ({ page, request }) => {
  const { total } = await stored.recipes(request);
  expect(total).toBeGreaterThan(24);
  await page.goto('/toutes-recettes');
  const cards = page.getByRole('main').locator('a[href^="/recipe/"]');
  await expect(cards).toHaveCount(24);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByRole('main').getByText('Charger plus').click();
  await expect(cards).toHaveCount(Math.min(48, total));
});

test('a reload keeps the pages that were added and the place on the page', async ({ page }) => {
  await page.goto('/toutes-recettes');
  const cards = page.getByRole('main').locator('a[href^="/recipe/"]');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByRole('main').getByText('Charger plus').click();
  await expect(cards).toHaveCount(48);
  const title = (await cards.nth(20).textContent()) ?? '';
  await cards.nth(20).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(0);
  for (const load of [() => page.reload(), () => leaveAndComeBack(page)]) {
    await load();
    await expect(cards).toHaveCount(48);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
    await expect(page.getByRole('link', { name: title })).toBeInViewport();
  }
});

test('the search runs as one types, once the fingers rest, and its result is told', async ({ page, request }) => {
  const { total } = await stored.recipes(request, '?q=citron');
  await openAlive(page, '/toutes-recettes');
  const asked: string[] = [];
  page.on('request', (sent) => /api\/recipes\?/.test(sent.url()) && asked.push(sent.url()));
  await page.getByRole('searchbox').pressSequentially('citron', { delay: 20 });
  await expect(page.getByRole('status').first()).toHaveText(new RegExp(`^${total} recettes? pour « citron »`));
  await expect(page).toHaveURL(/\?q=citron$/);
  expect(asked.length).toBeLessThan('citron'.length);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('filters unfold, tell how many recipes each leaves, and are taken off one by one or all at once', async ({
  page,
  request,
}) => {
  const { facets } = await stored.recipes(request);
  const desserts = facets.type.find(({ value }) => value === 'dessert')?.count ?? 0;
  await openAlive(page, '/toutes-recettes');
  await expect(page.getByLabel('Pays', { exact: true })).toBeHidden();
  await page.getByText('Filtres', { exact: true }).click();
  await page.getByText(`Dessert / goûter${desserts}`).click();
  await expect(page.getByRole('status').first()).toHaveText(new RegExp(`^${desserts} recettes`));
  await expect(page).toHaveURL(/type=dessert/);
  await page.getByLabel('Pays', { exact: true }).selectOption('japon');
  await expect(page).toHaveURL(/pays=japon/);
  await page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link', { name: /Japon/ }).click();
  await expect(page).not.toHaveURL(/pays=/);
  await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
  await expect(page).toHaveURL(/\/toutes-recettes$/);
});

test('eight skeletons stand in for a list that is on its way', async ({ page }) => {
  await openAlive(page, '/about');
  await page.route('**/api/recipes*', () => new Promise(() => {}));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recettes' }).click();
  await expect(page.getByRole('region', { name: 'Les recettes' }).locator('li[aria-hidden]')).toHaveCount(8);
});

test('the pages of the list are links that can be followed without JavaScript', async ({ request }) => {
  const html = await (await request.get('/toutes-recettes')).text();
  for (const page of [2, 3]) expect(html).toContain(`href="/toutes-recettes?page=${page}"`);
});

/** By documents, so that nothing is remembered but what the tab holds. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.goto('/mentions-legales');
  await page.goBack();
}
