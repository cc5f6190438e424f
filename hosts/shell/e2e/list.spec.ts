import { expect, type Page, test } from '@tdt/testing/browser';
import { stored } from './api.ts';
import { cards, LIST, panel, search } from './spec/list-page.ts';

test('text typed before hydration is searched after it', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/js/main.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(LIST, { waitUntil: 'commit' });
  await search(page).fill('tajine');
  gate.resolve();
  await expect(page).toHaveURL(/q=tajine/);
  await expect(search(page)).toHaveValue('tajine');
});

test('a shared address shows the same search, filters and result, also after a reload', async ({ page, request }) => {
  const { items } = await stored.recipes(request, '?q=au&type=dessert&difficulte=facile');
  expect(items.length).toBeGreaterThan(0);
  for (const load of [() => page.goto(`${LIST}?q=au&type=dessert&difficulte=facile`), () => page.reload()]) {
    await load();
    await expect(search(page)).toHaveValue('au');
    for (const name of [/^Dessert/, /^Facile/]) await expect(panel(page).getByRole('radio', { name })).toBeChecked();
    await expect(cards(page)).toHaveCount(items.length);
  }
});

test('suggestions hang over the recipes, whatever is mistyped, and lead to one', async ({ page }) => {
  await page.goto(LIST);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await search(page).click();
  await search(page).pressSequentially('okonomyaki');
  await page.getByRole('option', { name: /^Okonomiyaki/ }).click();
  await expect(page).toHaveURL(/\/recipe\/okonomiyaki/);
});

test('a reload and Back keep the added pages and the scroll position', async ({ page }) => {
  await page.goto(LIST);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByRole('main').getByText('Charger plus').click();
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(/\?page=2$/);
  const card = cards(page).nth(40);
  const title = (await card.textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(0);
  for (const load of [() => page.reload(), () => leaveAndComeBack(page)]) {
    await load();
    await expect(cards(page)).toHaveCount(48);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
    await expect(page.getByRole('link', { name: title })).toBeInViewport();
  }
  await test.step('Back from a recipe, without loading a document', async () => {
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(48);
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeInViewport();
  });
});

/** By documents, so that only what the tab stores remains. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.goto('/mentions-legales');
  await page.goBack();
}
