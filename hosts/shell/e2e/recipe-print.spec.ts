import type { RecipeDetail } from '@tdt/contracts';
import { expect, type Page, test } from '@tdt/testing/browser';
import { RECIPE_OF_ALL_KINDS } from '@tdt/testing/recipe-of-all-kinds';
import { stored } from './api.ts';
import { expectWholeStory, visitRecipe } from './recipe-visit.ts';

/** Pages of a PDF, which mentions each of them once. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** The pixels of an A4 page between its margins. */
const SHEET = { width: 688, height: 1032 };

async function lookAtPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
}

/** Colours as the page is printed in, of ink and of the ground beneath it. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.documentElement);
    const title = document.querySelector('h1') as HTMLElement;
    return { scheme: canvas.colorScheme, ground: canvas.backgroundColor, ink: getComputedStyle(title).color };
  });

test('a recipe is printed for the chosen servings, in ink on white, with empty boxes', async ({ page, baseURL }) => {
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  const main = page.getByRole('main');
  const ingredient = main.getByRole('checkbox', { name: /cabillaud/ });
  for (const _ of [5, 6, 7, 8]) await main.getByRole('button', { name: 'Une personne de plus' }).first().click();
  await ingredient.check();
  await main.getByRole('checkbox', { name: 'Étape 1 terminée' }).check({ force: true });
  await lookAtPrint(page);

  await test.step('the recipe, and where it comes from', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText('8 personnes')).toBeVisible();
    for (const text of ['1h 20min', '3 litre', 'Pochez le cabillaud.', 'Gardez un peu de bouillon']) {
      await expect(main.getByText(text).first()).toBeVisible();
    }
    await expect(main.getByText(`${baseURL}${RECIPE_OF_ALL_KINDS}`)).toBeVisible();
    await expect(main.getByText('Tour de Table')).toBeVisible();
    // The servings are printed once, beside the ingredients.
    await expect(main.getByText('Personnes', { exact: true })).toBeHidden();
  });
  await test.step('empty boxes', async () => {
    await expect(ingredient).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await ingredient.evaluate((box) => getComputedStyle(box, '::before').display)).toBe('none');
    await expect(main.getByText('cabillaud', { exact: true })).toHaveCSS('text-decoration-line', 'none');
    await expect(main.getByText('1', { exact: true }).first()).toBeVisible();
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`dark ink on white paper out of the ${colorScheme} theme`, async () => {
      await page.emulateMedia({ colorScheme });
      expect(await colours(page)).toEqual({ scheme: 'light', ground: 'rgba(0, 0, 0, 0)', ink: 'rgb(42, 29, 20)' });
    });
  }
});

test('the longest recipe fits on two sheets, without controls', async ({ page, request }) => {
  const { items } = await stored.recipes(request, '?page_size=100');
  const all = await Promise.all(items.map(({ slug }) => stored.recipe(request, slug)));
  const length = ({ steps, ingredients }: (typeof all)[number]) =>
    steps.reduce((sum, { description }) => sum + description.length, 80 * ingredients.length);
  const [longest] = all.sort((a, b) => length(b) - length(a)) as [RecipeDetail];
  await visitRecipe(page, `/recipe/${longest.slug}`);
  await expect(page.getByRole('heading', { name: /D'autres recettes/ })).toBeAttached();
  expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBeLessThanOrEqual(2);
  await lookAtPrint(page);
  for (const left of ['banner', 'contentinfo'] as const) await expect(page.getByRole(left)).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /D'autres recettes/ })).toBeHidden();
  await expectWholeStory(page, longest);
  // On the screen this section moves in when the visitor scrolls there.
  await expect(page.getByText(longest.prep_tips[0] ?? '')).toBeVisible();
  const faded = await page.evaluate(() => {
    const isFaded = (one: Element) => one.checkVisibility() && getComputedStyle(one).opacity === '0';
    return [...document.querySelectorAll('article :not(input)')].filter(isFaded).length;
  });
  expect(faded).toBe(0);
});
