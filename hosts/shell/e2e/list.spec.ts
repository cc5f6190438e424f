import { expect, leavePicturesOut, test } from '@tdt/testing/browser';
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
  await page.getByRole('main').getByText('Charger plus').click();
  await expect(cards).toHaveCount(Math.min(48, total));
});
