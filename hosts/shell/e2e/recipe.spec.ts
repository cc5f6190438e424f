import { expect, type Page, test } from '@tdt/testing/browser';
import { RECIPE_OF_ALL_KINDS } from '@tdt/testing/recipe-of-all-kinds';
import { stored } from './api.ts';
import { expectWholeStory, visitRecipe } from './recipe-visit.ts';

const MEDIA_CODE = /step-media|copy-link/;

const tick = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('checkbox', { name });
const awake = (page: Page) => page.getByRole('switch', { name: "Garder l'écran allumé" });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('ticks and servings survive a reload; the screen can stay on', async ({ page, context, faults }) => {
    await context.grantPermissions(['screen-wake-lock']);
    await visitRecipe(page, RECIPE_OF_ALL_KINDS);
    await awake(page).click();
    await expect(awake(page)).toBeChecked();
    await page.getByRole('heading', { name: 'Sauce' }).last().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Ingrédients' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ingrédients' });
    await sheet.getByRole('checkbox', { name: /lait/ }).check();
    await sheet.getByRole('button', { name: 'Une personne de plus' }).click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\?personnes=5$/);
    await tick(page, 'Étape 2 terminée').check({ force: true });
    await page.reload();
    await expect(page.locator('#ingredients').getByText('5 personnes')).toBeVisible();
    await expect(tick(page, /lait/)).toBeChecked();
    await expect(tick(page, 'Étape 2 terminée')).toBeChecked();
    await page.waitForLoadState('networkidle');
    expect(await faults()).toMatchObject({ shifts: [] });
  });
});

test('beside the steps every ingredient of a long list can be reached, and the address is copied', async ({
  page,
  context,
  baseURL,
}) => {
  const path = '/recipe/thieboudiene-rouge-au-poisson-et-aux-legumes';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 720 });
  await visitRecipe(page, `${path}?utm_source=lettre`);
  await tick(page, 'Étape 4 terminée').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const last = page.locator('#ingredients').getByText('citrons verts');
  await last.evaluate((one) => one.closest('ul')?.parentElement?.parentElement?.scrollTo(0, 10_000));
  await expect(last).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Une personne de plus' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  expect(asked.filter((url) => MEDIA_CODE.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(page.getByText('Lien copié')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
});

test('a recipe without media does not load the code of media', async ({ request }) => {
  const html = await (await request.get('/recipe/tarte-tatin-aux-pommes-caramelisees')).text();
  expect(html).not.toMatch(/step-media|hydrated|copy-link/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

  test('all of a recipe is visible, videos can be played, and it shows no button that needs JavaScript', async ({
    page,
  }) => {
    await page.goto(RECIPE_OF_ALL_KINDS);
    const main = page.getByRole('main');
    await expect(main.locator('header img').last()).toHaveCSS('opacity', '1');
    for (const words of ['cabillaud', 'Pochez le cabillaud.', 'Gardez un peu de bouillon']) {
      await expect(main.getByText(words).first()).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'Nos astuces' }).locator('> div')).toHaveCSS('opacity', '1');
    await expect(page.getByRole('img', { name: "Le geste de l'étape 2" })).toBeVisible();
    await expect(page.locator('video')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Étape 4 en vidéo/ })).toBeVisible();
    const elsewhere = page.getByRole('link', { name: 'Voir la vidéo de cette étape' });
    await expect(elsewhere).toHaveAttribute('href', 'https://videos.example/plokkfiskur');
    for (const name of [/Partager/, /Imprimer/, /écran/, /Ingrédients/, /personne/, /favoris/]) {
      await expect(main.getByRole('button', { name })).toHaveCount(0);
    }
  });

  test('a recipe is served for the servings of its address, in its steps as well', async ({ page }) => {
    await page.goto('/recipe/mouhalabieh-a-la-fleur-doranger-et-aux-pistaches?personnes=8');
    const main = page.getByRole('main');
    await expect(main.getByText('8 personnes')).toBeVisible();
    await main.getByRole('link', { name: '30 cl de lait' }).click();
    await expect(page.locator(':target')).toHaveText('lait entier 150 cl');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /-pistaches$/);
  });

  test('the story of a dish is not folded', async ({ page, request }) => {
    const recipe = await stored.recipe(request, 'tarte-tatin-aux-pommes-caramelisees');
    await page.goto(`/recipe/${recipe.slug}`);
    await expectWholeStory(page, recipe);
  });
});
