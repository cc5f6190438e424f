import { expect, type Page, test, WITH_MOTION } from '@tdt/testing/browser';
import { RECIPE_OF_ALL_KINDS } from '@tdt/testing/recipe-of-all-kinds';
import { visitRecipe } from './recipe-visit.ts';

const hero = (page: Page) => page.locator('article > header > div > div').first();
/** How far the picture of the hero has moved, as a transform. */
const drift = (page: Page) => hero(page).evaluate((picture) => getComputedStyle(picture).transform);
const tips = (page: Page) => page.getByRole('region', { name: 'Nos astuces' }).locator('> div');

async function scroll(page: Page): Promise<void> {
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
}

test.describe('with motion', () => {
  test.use(WITH_MOTION);

  test('the picture of the hero fades in and moves with the scroll; sections move in once', async ({ page }) => {
    await visitRecipe(page, RECIPE_OF_ALL_KINDS);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/media/**', async (route) => {
      await released;
      await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    await page.reload({ waitUntil: 'commit' });
    const picture = hero(page).locator('picture img');
    await expect(picture).toHaveCSS('opacity', '0');
    release();
    await expect(picture).toHaveCSS('opacity', '1');

    await expect(tips(page)).toHaveCSS('opacity', '0');
    await scroll(page);
    await expect.poll(() => drift(page)).toMatch(/^matrix\(1, 0, 0, 1, 0, [1-9]/);
    await tips(page).scrollIntoViewIfNeeded();
    await expect(tips(page)).toHaveCSS('opacity', '1');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(tips(page)).toHaveCSS('opacity', '1');
  });
});

test('for visitors who asked for less motion nothing drifts, moves in or rotates', async ({ page }) => {
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  await expect(page.getByRole('button', { name: 'Image suivante' }).first()).toBeAttached();
  await expect(page.getByRole('button', { name: /défilement/ })).toHaveCount(0);
  await expect(tips(page)).toHaveCSS('opacity', '1');
  await scroll(page);
  expect(await drift(page)).toBe('none');
});
