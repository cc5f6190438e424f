import { expect, type Page, test } from '@tdt/testing/browser';
import { RECIPE_OF_ALL_KINDS } from '@tdt/testing/recipe-of-all-kinds';
import { visitRecipe } from './recipe-visit.ts';

const SECONDS = 1000;
const START = Date.UTC(2026, 0, 1);

/** The set of pictures of the country, on a clock that only the test moves. */
async function visitPictures(page: Page) {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + SECONDS);
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  const set = page.getByRole('region', { name: "Images de l'Islande" });
  await set.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  return {
    set,
    wait: (seconds: number) => page.clock.runFor(seconds * SECONDS),
    shows: (place: number) => expect(set.getByText(`${place} / 4`)).toBeVisible(),
  };
}

test('turn every five seconds, and begin again after the last', async ({ page }) => {
  const { wait, shows } = await visitPictures(page);
  for (const place of [2, 3, 4, 1]) {
    await wait(5);
    await shows(place);
  }
});

test('wait while one points at them or has the focus in them', async ({ page }) => {
  const { set, wait, shows } = await visitPictures(page);
  await set.hover();
  await wait(11);
  await shows(1);
  await page.mouse.move(5, 5);
  await wait(5);
  await shows(2);
  await set.getByRole('button', { name: 'Image suivante' }).focus();
  await wait(11);
  await shows(2);
});

test('stop at a button, and go on at the same', async ({ page }) => {
  const { set, wait, shows } = await visitPictures(page);
  await set.getByRole('button', { name: 'Arrêter le défilement' }).click();
  await page.mouse.move(5, 5);
  await page.getByRole('heading', { level: 1 }).evaluate(() => (document.activeElement as HTMLElement).blur());
  await wait(11);
  await shows(1);
  await set.getByRole('button', { name: 'Reprendre le défilement' }).click();
  await page.mouse.move(5, 5);
  await page.getByRole('heading', { level: 1 }).evaluate(() => (document.activeElement as HTMLElement).blur());
  await wait(5);
  await shows(2);
});

test('wait while the page is hidden', async ({ page }) => {
  const { wait, shows } = await visitPictures(page);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  await wait(11);
  await shows(1);
  await setHidden(false);
  await wait(5);
  await shows(2);
});

test.describe('for who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stand still, and are turned by hand', async ({ page }) => {
    const { set, wait, shows } = await visitPictures(page);
    await expect(set.getByRole('button', { name: /défilement/ })).toHaveCount(0);
    await wait(11);
    await shows(1);
    await set.getByRole('button', { name: 'Image précédente' }).click();
    await shows(4);
  });

  test('the picture of the hero does not drift', async ({ page }) => {
    await visitRecipe(page, RECIPE_OF_ALL_KINDS);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(await driftOfHero(page)).toBe('none');
  });
});

/** How far the picture of the hero has moved, as a transform. */
const driftOfHero = (page: Page) =>
  page
    .locator('article > header > div')
    .first()
    .evaluate((picture) => getComputedStyle(picture).transform);

test('the picture of the hero drifts behind the scroll', async ({ page }) => {
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => driftOfHero(page)).toMatch(/^matrix\(1, 0, 0, 1, 0, [1-9]/);
});

test('sections move in once, when one comes to them', async ({ page }) => {
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  const tips = page.getByRole('region', { name: 'Nos astuces' }).locator('> div');
  await expect(tips).toHaveCSS('opacity', '0');
  await tips.scrollIntoViewIfNeeded();
  await expect(tips).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(tips).toHaveCSS('opacity', '1');
});
