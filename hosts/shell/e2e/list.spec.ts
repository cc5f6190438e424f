import { expect, leavePicturesOut, type Page, test } from '@tdt/testing/browser';
import { stored } from './api.ts';

test.beforeEach(({ page }) => leavePicturesOut(page));

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

/** By documents, so that nothing is remembered but what the tab holds. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.goto('/mentions-legales');
  await page.goBack();
}
