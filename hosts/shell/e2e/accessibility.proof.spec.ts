import { accessibilityViolations, expect, openAlive, test, violationsOnAnyScreen } from '@tdt/testing/browser';
import { expectAccessible, expectToFit } from './accessible-page.ts';
import { stored } from './api.ts';
import { newsletterButton } from './newsletter-visit.ts';

/** All but those of `accessibility.spec.ts`. */
const PAGES = [
  '/toutes-recettes?q=zzzz',
  '/pays',
  '/continents/asie',
  '/pays/japon',
  '/pays/japon/menu',
  '/about',
  '/favoris',
  '/mentions-legales',
  '/confidentialite',
  '/nulle-part',
  '/recipe/zzzz-inconnue',
  '/newsletter/desinscription',
  '/newsletter/confirmation?statut=fait',
];

test.describe('on phone and desktop, light and dark', () => {
  for (const path of PAGES) {
    test(`${path} has no accessibility violation, and fits`, async ({ page }) => {
      await openAlive(page, path);
      await expectAccessible(page);
    });
  }

  test('neither a filtered list with a second page nor one that loads has an accessibility violation', async ({
    page,
  }) => {
    await openAlive(page, '/toutes-recettes?type=plat');
    await expect(page.getByRole('list', { name: 'Filtres actifs' })).toBeVisible();
    await page.getByRole('main').getByText('Charger plus').click();
    await expect(page.locator('[data-recipe="24"]')).toBeVisible();
    expect(await violationsOnAnyScreen(page)).toEqual([]);
    await page.route('**/api/recipes*', () => new Promise(() => {}));
    await page.getByRole('combobox', { name: 'Un plat, un pays, un ingrédient' }).fill('tomate');
    await expect(page.locator('li[aria-hidden]').first()).toBeVisible();
    expect(await violationsOnAnyScreen(page)).toEqual([]);
  });

  test('neither menu, toast nor failure has an accessibility violation', async ({ page }) => {
    await page.route('**/assets/newsletter/**', (route) => route.abort());
    await openAlive(page, '/about');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await newsletterButton(page).click();
      await expect(page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')).not.toHaveCount(0);
      if (width < 768) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Recettes', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(await violationsOnAnyScreen(page)).toEqual([]);
  });
});

test('no other page scrolls sideways, and all its texts follow the reader', async ({ page, request }) => {
  const { items } = await stored.recipes(request);
  for (const path of [`/recipe/${items[0]?.slug}?cuisiner=1`, '/liste-de-courses']) {
    await page.goto(path);
    await expectToFit(page);
  }
});
