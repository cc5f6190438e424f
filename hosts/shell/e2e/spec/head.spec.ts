import { expect, openAlive, test } from '@tdt/testing/browser';

const TAJINE = 'tajine-de-poulet-au-citron-confit-et-aux-olives';

test('the head follows a visit from page to page, with one of each', async ({ page }) => {
  await openAlive(page, '/toutes-recettes?q=tajine');
  await page.getByRole('main').locator(`a[href="/recipe/${TAJINE}"]`).click();
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`/recipe/${TAJINE}$`));
  for (const selector of [
    'title',
    'link[rel="canonical"]',
    'link[rel="apple-touch-icon"]',
    'meta[name="description"]',
    'meta[name="theme-color"][media*="light"]',
    'meta[name="theme-color"][media*="dark"]',
    'meta[property="og:title"]',
  ]) {
    await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
  }
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/Tajine/);
  await page.goBack();
  await expect(page).toHaveTitle(/Recherche : tajine/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
