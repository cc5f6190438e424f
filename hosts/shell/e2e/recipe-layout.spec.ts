import { expect, type Page, test } from '@tdt/testing/browser';
import { expectAllergensInSight, visitRecipe } from './recipe-visit.ts';

/** The longest list of ingredients, in groups; and a short one. */
const RECIPES = [
  '/recipe/thieboudiene-rouge-au-poisson-et-aux-legumes',
  '/recipe/tarte-tatin-aux-pommes-caramelisees',
] as const;
const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

test.use({ deviceScaleFactor: 2 });

/** Where things are, in pixels of the document. */
const look = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    const card = box('#ingredients > div');
    const scene = document.querySelector('article > header > div') as Element;
    const rows = [...document.querySelectorAll('#ingredients li')];
    const links = [...document.querySelectorAll('header[data-scrolled] a')].filter((one) => one.checkVisibility());
    return {
      screensBefore: box('#ingredients').top / innerHeight,
      rows: rows.length,
      rowsInCard: rows.filter((row) => row.getBoundingClientRect().bottom <= card.bottom).length,
      picture: scene.getBoundingClientRect(),
      title: box('h1'),
      veil: Number.parseFloat(getComputedStyle(scene, '::before').height),
      headerWords: Math.max(...links.map((link) => link.getBoundingClientRect().bottom)),
      source: (scene.querySelector('picture img') as HTMLImageElement).currentSrc,
    };
  });

test('the dish is seen sharp and unveiled, and its recipe begins within 1.6 screens', async ({ page }) => {
  for (const path of RECIPES) {
    for (const screen of [LAPTOP, PHONE]) {
      await page.setViewportSize(screen);
      await visitRecipe(page, path);
      const seen = await look(page);
      expect(seen.screensBefore).toBeLessThanOrEqual(1.6);
      expect(seen.source).toMatch(screen === LAPTOP ? /\.1600\.avif$/ : /\.960\.avif$/);
      // The title stands beside the picture, or below it.
      expect(
        seen.title.left >= seen.picture.right ||
          seen.title.right <= seen.picture.left ||
          seen.title.top >= seen.picture.bottom,
      ).toBe(true);
      // Half of the veil is as dark as the words of the header need.
      expect(seen.veil / 2).toBeGreaterThanOrEqual(seen.headerWords - 12);
      expect(seen.veil).toBeLessThan(0.42 * seen.picture.height);
      if (screen === LAPTOP) expect(seen.rowsInCard).toBeGreaterThanOrEqual(Math.min(12, seen.rows));
    }
  }
});

test('the picture fills a low window from edge to edge', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await visitRecipe(page, RECIPES[1]);
  expect((await look(page)).picture.width).toBe(900);
});

// Of more recipes: recipe-layout.proof.spec.ts.
test('its allergens are whole in sight beside the ingredients, and on a phone below them, never in a list that scrolls', async ({
  page,
}) => {
  for (const path of RECIPES) await expectAllergensInSight(page, path);
});
