import { expect, NO_FAULTS, test, WITH_MOTION } from '@tdt/testing/browser';
import { stored } from './api.ts';

test.use(WITH_MOTION);

test('a visitor goes from home over a filtered list to a recipe, its country and home, without a fault', async ({
  page,
  request,
  faults,
}) => {
  const { items } = await stored.recipes(request, '?type=dessert');
  const recipe = items[0];
  if (!recipe) throw new Error('The demo has no dessert.');

  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: /^Je voyage / })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Recettes' }).click();
  await expect(page).toHaveURL(/\/toutes-recettes$/);

  await page.goto('/toutes-recettes?type=dessert');
  await page.getByRole('main').getByRole('link', { name: recipe.title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/recipe/${recipe.slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(recipe.title);

  await page.getByRole('main').locator(`a[href="/pays/${recipe.country?.slug}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/pays/${recipe.country?.slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(recipe.country?.name ?? '');

  await page.getByRole('main').locator('a[href="/"]').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Je voyage / })).toBeVisible();
  expect(await faults()).toEqual(NO_FAULTS);
});
