import { expect, openAlive, test } from '@tdt/testing/browser';

test('back, home and all recipes can be reached from an unknown recipe path, on desktop and phone', async ({
  page,
}) => {
  await openAlive(page, '/about');
  await openAlive(page, '/recipe/une/de-trop');
  const main = page.getByRole('main');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(main.getByRole('link', { name: "Retour à l'accueil" })).toBeVisible();
    await main.getByRole('button', { name: 'Page précédente' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goForward();
  }
  await main.locator('a[href="/toutes-recettes"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toutes les recettes' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages that do not exist show no button', async ({ page }) => {
    for (const path of ['/nulle-part', '/recipe/zzzz-inconnue']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', { name: "Retour à l'accueil" })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveText(['Rechercher']);
    }
  });
});
