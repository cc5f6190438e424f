import type { APIRequestContext } from '@playwright/test';
import type { RecipeCard } from '@tdt/contracts';
import { expect, NO_FAULTS, type Page, test, violationsOnAnyScreen } from '@tdt/testing/browser';
import { stored } from './api.ts';

const KEY = 'tdt.favourites';
const EMPTY = 'Votre carnet est encore vierge';

const add = (page: Page, { title }: RecipeCard) =>
  page.getByRole('main').getByRole('button', { name: `Ajouter ${title} aux favoris`, exact: true });
const remove = (page: Page, { title }: RecipeCard) =>
  page.getByRole('main').getByRole('button', { name: `Retirer ${title} des favoris`, exact: true });
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name: `Mes favoris${name}`, exact: true });
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

/** Some recipes of the list's first page, which opens with them. */
async function someOf(request: APIRequestContext): Promise<[RecipeCard, RecipeCard, RecipeCard]> {
  const [first, second, third] = (await stored.recipes(request)).items;
  if (!first || !second || !third) throw new Error('The demo has too few recipes.');
  return [first, second, third];
}

/** Stores them as favourites before the page loads, the latest first. */
const saved = (page: Page, recipes: readonly { id: string }[]) =>
  page.addInitScript(
    ([key, ids]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, ids);
    },
    [KEY, JSON.stringify(recipes.map(({ id }) => id))] as const,
  );

test('recipes saved on the list are counted in the header, and listed latest first after a reload', async ({
  page,
  request,
  faults,
}) => {
  const [first, second] = await someOf(request);
  await page.goto('/toutes-recettes');
  await expect(inHeader(page, '')).toBeVisible();
  await add(page, first).click();
  // Its name says what a press does: with `aria-pressed` screen readers would announce the contrary.
  await expect(remove(page, first)).not.toHaveAttribute('aria-pressed');
  await expect(page.getByRole('status').filter({ hasText: 'Ajouté aux favoris' })).toHaveCount(1);
  await expect(inHeader(page, ', 1 recette')).toBeVisible();
  await add(page, second).click();
  await expect(page).toHaveURL(/\/toutes-recettes$/);

  await page.reload();
  await expect(remove(page, first)).toBeVisible();
  await inHeader(page, ', 2 recettes').click();
  await expect(page).toHaveURL(/\/favoris$/);
  await expect(inHeader(page, ', 2 recettes')).toHaveAttribute('aria-current', 'page');
  await expect(titles(page)).toHaveText([second.title, first.title]);
  await expect(page.getByText('2 recettes gardées')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: first.title }).click();
  await expect(page).toHaveURL(new RegExp(`/recipe/${first.slug}$`));
  expect(await faults()).toEqual(NO_FAULTS);
});

test('the server does not render the heart, and the card stays one large link', async ({ page, request }) => {
  const [first] = await someOf(request);
  expect(await (await request.get('/toutes-recettes')).text()).not.toContain('aux favoris');
  await page.goto('/toutes-recettes');
  await expect(add(page, first)).toBeVisible();
  const { width, height } = (await add(page, first).boundingBox()) ?? { width: 0, height: 0 };
  expect([Math.round(width), Math.round(height)]).toEqual([44, 44]);
  await page
    .getByRole('article')
    .filter({ hasText: first.title })
    .click({ position: { x: 40, y: 60 } });
  await expect(page).toHaveURL(new RegExp(`/recipe/${first.slug}$`));
});

test('another tab is updated', async ({ page, context, request }) => {
  const [first] = await someOf(request);
  const other = await context.newPage();
  await other.goto('/favoris');
  await expect(other.getByRole('heading', { name: EMPTY })).toBeVisible();
  await page.goto('/toutes-recettes');
  await add(page, first).click();
  await expect(titles(other)).toHaveText([first.title]);
  await expect(inHeader(other, ', 1 recette')).toBeVisible();
  await remove(page, first).click();
  await expect(inHeader(other, '')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence asks to activate JavaScript', async ({ page }) => {
    await page.goto('/favoris');
    const sentence = page.getByRole('main').locator('noscript p');
    await expect(sentence).toBeVisible();
    await expect(sentence).toContainText('activez JavaScript');
    await expect(page.locator('[data-skeleton]').first()).toBeHidden();
  });
});

test('the full page has no accessibility violation and no fault, on phone and desktop', async ({
  page,
  request,
  faults,
}) => {
  const recipes = await someOf(request);
  await saved(page, recipes);
  await page.goto('/favoris');
  await expect(titles(page)).toHaveCount(recipes.length);
  expect(await faults()).toEqual(NO_FAULTS);
  await remove(page, recipes[1]).click();
  await expect(page.getByRole('button', { name: /^Annuler/ })).toBeVisible();
  expect(await violationsOnAnyScreen(page)).toEqual([]);
});
