import { accessibilityViolations, expect, leavePicturesOut, test } from '@tdt/testing/browser';
import { stored } from './api.ts';

const PAGES = [
  '/',
  '/toutes-recettes',
  '/toutes-recettes?q=zzzz',
  '/pays/japon',
  '/about',
  '/mentions-legales',
  '/confidentialite',
  '/nulle-part',
  '/recipe/zzzz-inconnue',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme} at ${width} px`, () => {
      // Reveals and fades would be measured half way.
      test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

      test.beforeEach(({ page }) => leavePicturesOut(page));

      for (const path of PAGES) {
        test(`${path} has no accessibility violation`, async ({ page }) => {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          expect(await accessibilityViolations(page)).toEqual([]);
        });
      }

      test('a recipe has no accessibility violation', async ({ page, request }) => {
        const { items } = await stored.recipes(request);
        await page.goto(`/recipe/${items[0]?.slug}`);
        await page.waitForLoadState('networkidle');
        expect(await accessibilityViolations(page)).toEqual([]);
      });

      test('no page is wider than the window', async ({ page, request }) => {
        const { items } = await stored.recipes(request);
        for (const path of [...PAGES, `/recipe/${items[0]?.slug}`]) {
          await page.goto(path);
          const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
          expect(scrollWidth, path).toBeLessThanOrEqual(width);
        }
      });
    });
  }
}
