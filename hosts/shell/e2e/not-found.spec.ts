import { expect, leavePicturesOut, test } from '@tdt/testing/browser';

test.beforeEach(({ page }) => leavePicturesOut(page));

test('an unknown recipe is answered 404 with its own screen', async ({ page }) => {
  const response = await page.goto('/recipe/zzzz-inconnue');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Recette non trouvée' })).toBeVisible();
  const toasts = page.getByRole('list', { name: 'Notifications' });
  await expect(toasts.getByText('Impossible de trouver la recette demandée.')).toBeVisible();
  await page.getByRole('main').getByText("Retour à l'accueil").click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown route is answered 404 with a way back and home', async ({ page }) => {
  await page.goto('/about');
  const response = await page.goto('/nulle-part');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page non trouvée');
  await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/toutes-recettes"]')).toHaveCount(0);
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page).toHaveURL(/\/about$/);
});

test('a path below /recipe/ says that the recipe does not exist or was moved', async ({ page }) => {
  const response = await page.goto('/recipe/une/de-trop');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page non trouvée');
  await expect(page.getByRole('main')).toContainText(/n'existe pas ou a été déplacée/);
  await expect(page.getByRole('main').locator('a[href="/toutes-recettes"]')).toBeVisible();
});

test('an unknown country keeps its page, with fallback text and status 404', async ({ page }) => {
  const response = await page.goto('/pays/atlantide');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cuisine');
  await expect(page.getByText('Aucune recette trouvée')).toBeVisible();
});

test('aliases of a country lead to its one address', async ({ request }) => {
  for (const [alias, slug] of [
    ['south-korea', 'coree-du-sud'],
    ['usa', 'etats-unis'],
    ['united-states', 'etats-unis'],
  ]) {
    const response = await request.get(`/pays/${alias}`, { maxRedirects: 0 });
    expect(response.status(), alias).toBe(301);
    expect(response.headers().location).toContain(`/pays/${slug}`);
  }
});

test('words of a title lead to the recipe, for now', async ({ request }) => {
  const response = await request.get('/recipe/okonomiyaki', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toMatch(/\/recipe\/okonomiyaki-/);
});
