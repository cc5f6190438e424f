import { expect, openAlive, test } from '@tdt/testing/browser';
import { expectAccessible } from './accessible-page.ts';
import { stored } from './api.ts';

test.describe('on phone and desktop, light and dark', () => {
  for (const path of ['/', '/toutes-recettes']) {
    test(`${path} has no accessibility violation, and fits`, async ({ page }) => {
      await openAlive(page, path);
      await expectAccessible(page);
    });
  }

  test('a recipe has no accessibility violation, and fits', async ({ page, request }) => {
    const { items } = await stored.recipes(request);
    await openAlive(page, `/recipe/${items[0]?.slug}`);
    await expectAccessible(page);
  });
});

// Engines divide lengths in different ways: only the size that the browser reports shows whether one does.
test('the title of the home page grows with the window, from 53.8 to 107.2 pixels', async ({ page }) => {
  await page.goto('/');
  for (const [width, size] of [
    [390, 53.8],
    [1280, 107.2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await page.locator('h1').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
    expect(shown, `at ${width}`).toBeCloseTo(size, 1);
  }
});
