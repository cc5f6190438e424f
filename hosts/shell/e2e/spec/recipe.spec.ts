import { expect, leavePicturesOut, openAlive, test } from '@tdt/testing/browser';
import { stored } from '../api.ts';
import { answerTo, inOneLine } from './pages.ts';

const TAJINE = 'tajine-de-poulet-au-citron-confit-et-aux-olives';

test.beforeEach(({ page }) => leavePicturesOut(page));

test('the page from the server is complete: facts, story, country, ingredients, steps by group, tips, greeting', async ({
  request,
}) => {
  const recipe = await stored.recipe(request, TAJINE);
  const country = await stored.country(request, 'maroc');
  const { text } = await answerTo(request, `/recipe/${TAJINE}`);
  expect(text).toMatch(/Préparation 25min Cuisson 1h 20min Difficulté Moyenne Personnes 4/);
  expect(recipe.country_title).toBe('Cuisine du Maroc');
  expect(recipe.country_text).toBe(country.recipe_description);
  for (const words of [
    recipe.description,
    recipe.cultural_context_title,
    recipe.cultural_context,
    recipe.ingredients_title,
    recipe.steps_title,
    recipe.country_title,
    recipe.country_text,
    country.country_bon_appetit,
    ...recipe.groups,
    ...recipe.prep_tips,
    ...recipe.ingredients.map(({ name, quantity: amount }) => `${name} ${amount}`),
    ...recipe.steps.map(({ description }) => description),
  ]) {
    expect(text).toContain(inOneLine(words ?? 'missing'));
  }
});

test('durations of the steps are added up by kind and written "Xh Ymin"', async ({ request }) => {
  // 10 + 15 + … as the demo's steps have them; the rest is known by the steps alone.
  for (const [slug, words] of [
    [TAJINE, 'Préparation 25min Cuisson 1h 20min Repos 1h'],
    ['pho-bo-de-hanoi', 'Cuisson 4h 15min'],
    ['cornes-de-gazelle-a-la-fleur-doranger', 'Préparation 1h 30min'],
  ] as const) {
    const { text } = await answerTo(request, `/recipe/${slug}`);
    expect(text, slug).toContain(words);
  }
});

test('the difficulty of the hero reads Facile, Moyenne, Difficile', async ({ request }) => {
  for (const [slug, word] of [
    ['tiramisu-au-cafe-et-au-mascarpone', 'Facile'],
    [TAJINE, 'Moyenne'],
    ['paella-valenciana-au-poulet-et-au-lapin', 'Difficile'],
  ] as const) {
    expect((await answerTo(request, `/recipe/${slug}`)).text).toContain(`Difficulté ${word} Personnes`);
  }
});

test('a country set has 4 pictures or more, a dish set 3 or more', async ({ request }) => {
  const { items } = await stored.recipes(request, '?page_size=100');
  for (const { slug } of items.slice(0, 6)) {
    const { country_images, dish_images } = await stored.recipe(request, slug);
    expect(country_images.length, slug).toBeGreaterThanOrEqual(4);
    expect(dish_images.length, slug).toBeGreaterThanOrEqual(3);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

  test('every section of a recipe can be seen', async ({ page, request }) => {
    const recipe = await stored.recipe(request, TAJINE);
    await page.goto(`/recipe/${TAJINE}`);
    await expect(page.locator('section[aria-labelledby="astuces"] > div').first()).toHaveCSS('opacity', '1');
    const main = page.getByRole('main');
    for (const words of [recipe.ingredients[0]?.name, recipe.steps[0]?.description, recipe.prep_tips[0]]) {
      await expect(main.getByText(words ?? 'missing').first()).toBeVisible();
    }
    await expect(main.locator('header img').last()).toHaveCSS('opacity', '1');
  });
});

test('other recipes are of the same country, without the one of the page, under Tous, entrée, plat, dessert / goûter', async ({
  page,
  request,
}) => {
  await openAlive(page, `/recipe/${TAJINE}`);
  const section = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('radio', { name: 'Tous' }) })
    .last();
  await expect(section.getByRole('radio')).toHaveCount(4);
  for (const name of ['Tous', 'entrée', 'plat', 'dessert / goûter']) {
    await expect(section.getByRole('radio', { name, exact: true })).toBeAttached();
  }
  await expect(section.getByRole('radio', { name: 'Tous' })).toBeChecked();
  const { items } = await stored.recipes(request, '?pays=maroc');
  const others = items.filter(({ slug }) => slug !== TAJINE).map(({ slug }) => `/recipe/${slug}`);
  const hrefs = () =>
    section.locator('a[href^="/recipe/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await hrefs()).toEqual(others);
});
