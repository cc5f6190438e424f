import type { RecipeDetail } from '@tdt/contracts';
import { API } from '@tdt/contracts/paths';
import { expect, leavePicturesOut, type Page, test } from '@tdt/testing/browser';
import { stored } from '../api.ts';
import { answerTo, inOneLine, openAlive } from './pages.ts';

const TAJINE = 'tajine-de-poulet-au-citron-confit-et-aux-olives';

const quantity = (page: Page, ingredient: string) =>
  page.locator('#ingredients li', { hasText: new RegExp(`^\\s*${ingredient}`) });
const more = (page: Page) => page.locator('#ingredients').getByRole('button', { name: 'Une personne de plus' });
const fewer = (page: Page) => page.locator('#ingredients').getByRole('button', { name: 'Une personne de moins' });
const gallery = (page: Page, label: string) => page.getByRole('region', { name: label });

/** Opens the page of the tajine by a link, as if the API had stored `change` with it. */
async function openChanged(page: Page, change: (recipe: RecipeDetail) => Partial<RecipeDetail>): Promise<void> {
  await page.route(`**${API.recipe(TAJINE)}`, async (route) => {
    const response = await route.fetch();
    const recipe = (await response.json()) as RecipeDetail;
    await route.fulfill({ response, json: { ...recipe, ...change(recipe) } });
  });
  await openAlive(page, '/toutes-recettes?q=tajine');
  await page.getByRole('main').locator(`a[href="/recipe/${TAJINE}"]`).click();
  await expect(page.locator('#ingredients')).toBeVisible();
}

/** Which picture of a set is on top, from 0. */
const shown = (page: Page, label: string) =>
  gallery(page, label)
    .getByRole('list')
    .first()
    .locator('> li')
    .evaluateAll((slides) => slides.findIndex((slide) => slide.getAttribute('aria-hidden') !== 'true'));

/** Opens the tajine with a clock that stands still until the test moves it. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install();
  await openAlive(page, `/recipe/${TAJINE}`);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

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

test('quantities follow the servings: one decimal after a comma unless whole, other words as they are', async ({
  page,
}) => {
  await openAlive(page, `/recipe/${TAJINE}`);
  const expectQuantities = async (servings: RegExp, chicken: string, garlic: string, water: string, oil: string) => {
    await expect(page.locator('#ingredients output')).toHaveText(servings);
    await expect(quantity(page, 'poulet fermier')).toContainText(new RegExp(`\\s${chicken}$`));
    await expect(quantity(page, 'ail ')).toContainText(new RegExp(`\\s${garlic}$`));
    await expect(quantity(page, 'eau')).toContainText(new RegExp(`\\s${water}$`));
    await expect(quantity(page, 'huile')).toContainText(new RegExp(`\\s${oil}$`));
    await expect(quantity(page, 'sel et poivre')).toContainText(/\sau goût$/);
  };
  await expectQuantities(/^\s*4\s+personnes\s*$/, '1,5 kg', '4 gousses', '30 cl', '4 cuillères à soupe');
  await more(page).click();
  await expectQuantities(/^\s*5\s+personnes\s*$/, '1,9 kg', '5 gousses', '37,5 cl', '5 cuillères à soupe');
  for (let servings = 5; servings < 8; servings += 1) await more(page).click();
  await expectQuantities(/^\s*8\s+personnes\s*$/, '3 kg', '8 gousses', '60 cl', '8 cuillères à soupe');
  for (let servings = 8; servings > 1; servings -= 1) await fewer(page).click();
  await expectQuantities(/^\s*1\s+personne\s*$/, '0,4 kg', '1 gousses', '7,5 cl', '1 cuillères à soupe');
  // Not below one, and without an upper bound.
  await fewer(page).click({ force: true });
  await expect(page.locator('#ingredients output')).toHaveText(/^\s*1\s+personne\s*$/);
  for (let servings = 1; servings < 41; servings += 1) await more(page).click();
  await expect(page.locator('#ingredients output')).toHaveText(/^\s*41\s+personnes\s*$/);
});

test('decimal points, fractions and both ends of a range are scaled; at the first servings the text stays as written', async ({
  page,
}) => {
  const written = ['0.5 l', '1/2 botte', '1 1/2 tasse', '2-3 branches', 'une pincée', '100 g'];
  await openChanged(page, ({ ingredients }) => ({
    ingredients: ingredients.slice(0, written.length).map((ingredient, index) => ({
      ...ingredient,
      name: `produit ${index}`,
      quantity: written[index] ?? '',
    })),
  }));
  const expectAll = async (quantities: string[]) => {
    for (const [index, text] of quantities.entries()) {
      await expect(quantity(page, `produit ${index}`)).toHaveText(new RegExp(`produit ${index}\\s+${text}$`));
    }
  };
  await expectAll(written);
  for (let servings = 4; servings < 8; servings += 1) await more(page).click();
  await expectAll(['1 l', '1 botte', '3 tasse', '4-6 branches', 'une pincée', '200 g']);
  for (let servings = 8; servings > 4; servings -= 1) await fewer(page).click();
  await expectAll(written);
});

test('a step takes its group from its field, or from "[Group]" before its text', async ({ page }) => {
  await openChanged(page, ({ steps }) => ({
    groups: ['Pâte', 'Sauce'],
    steps: steps.slice(0, 3).map((step, index) => ({
      ...step,
      group: index === 0 ? 'Pâte' : null,
      description: ['Pétrissez.', '[Sauce] Remuez.', 'Servez.'][index] ?? '',
    })),
  }));
  const steps = page.getByRole('region', { name: /^Préparation/ });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(['Pâte', 'Sauce']);
  await expect(steps.getByText('Remuez.', { exact: true })).toBeVisible();
  await expect(steps.getByText('[Sauce]')).toHaveCount(0);
});

test('ticks are of this browser only: nothing is sent', async ({ page }) => {
  await openAlive(page, `/recipe/${TAJINE}`);
  const sent: string[] = [];
  page.on('request', (request) => request.resourceType() !== 'image' && sent.push(request.url()));
  const boxes = page.getByRole('main').getByRole('checkbox');
  for (const box of [boxes.first(), boxes.last()]) {
    await box.check();
    await expect(box).toBeChecked();
  }
  expect(sent).toEqual([]);
});

test('a country set has 4 pictures or more, a dish set 3 or more', async ({ request }) => {
  const { items } = await stored.recipes(request, '?page_size=100');
  for (const { slug } of items.slice(0, 6)) {
    const { country_images, dish_images } = await stored.recipe(request, slug);
    expect(country_images.length, slug).toBeGreaterThanOrEqual(4);
    expect(dish_images.length, slug).toBeGreaterThanOrEqual(3);
  }
});

test.describe('the set of pictures', () => {
  const LABEL = 'Images du Maroc';

  test('changes every 5 seconds, over and over', async ({ page, request }) => {
    const { country_images } = await stored.recipe(request, TAJINE);
    await openAtRest(page);
    const first = await shown(page, LABEL);
    for (let turns = 1; turns <= country_images.length; turns += 1) {
      await page.clock.runFor(5000);
      await expect.poll(() => shown(page, LABEL)).toBe((first + turns) % country_images.length);
    }
  });

  test('stands still while it is pointed at, while it has the focus, and while the page is hidden', async ({
    page,
  }) => {
    await openAtRest(page);
    const next = gallery(page, LABEL).getByRole('button', { name: 'Image suivante' });
    const expectStill = async () => {
      const before = await shown(page, LABEL);
      await page.clock.runFor(12_000);
      expect(await shown(page, LABEL)).toBe(before);
    };
    const expectTurning = async () => {
      const before = await shown(page, LABEL);
      await page.clock.runFor(5000);
      await expect.poll(() => shown(page, LABEL)).not.toBe(before);
    };
    await expectTurning();
    await gallery(page, LABEL).hover();
    await expectStill();
    await page.mouse.move(0, 0);
    await expectTurning();
    await next.focus();
    await expectStill();
    await next.blur();
    await expectTurning();
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await expectStill();
    await setHidden(false);
    await expectTurning();
  });
});

/** How far the hero's picture lies from where it lay before the page was scrolled, measured against the hero. */
const drift = (page: Page) =>
  page.evaluate(async () => {
    const offset = () => {
      const picture = document.querySelector('article header picture');
      const hero = picture?.closest('header');
      return (picture?.getBoundingClientRect().top ?? 0) - (hero?.getBoundingClientRect().top ?? 0);
    };
    const before = offset();
    window.scrollTo(0, 300);
    const twoFrames = (done: () => void) => requestAnimationFrame(() => requestAnimationFrame(() => done()));
    await new Promise<void>(twoFrames);
    return offset() - before;
  });

const lastSection = (page: Page) => page.locator('section[aria-labelledby="astuces"] > div').first();
const opacity = (page: Page) => lastSection(page).evaluate((element) => Number(getComputedStyle(element).opacity));

test('the hero picture lags behind the scroll, and sections come in once, when scrolled to', async ({ page }) => {
  await openAlive(page, `/recipe/${TAJINE}`);
  expect(Math.abs(await drift(page))).toBeGreaterThan(5);
  await expect.poll(() => opacity(page)).toBe(0);
  await lastSection(page).scrollIntoViewIfNeeded();
  await expect.poll(() => opacity(page)).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await lastSection(page).scrollIntoViewIfNeeded();
  expect(await opacity(page)).toBe(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the pictures, the parallax and the sections stand still', async ({ page }) => {
    await openAtRest(page);
    const before = await shown(page, 'Images du Maroc');
    await page.clock.runFor(30_000);
    expect(await shown(page, 'Images du Maroc')).toBe(before);
    await page.clock.resume();
    expect(await drift(page)).toBe(0);
    expect(await opacity(page)).toBe(1);
  });
});

test('the hero picture fades in once it is loaded', async ({ page, request }) => {
  const { cover } = await stored.recipe(request, TAJINE);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/media/**', async (route) => {
    await released;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.goto(`/recipe/${TAJINE}`, { waitUntil: 'commit' });
  const picture = page.getByRole('main').locator(`header img[src="${cover.url}"]`);
  await expect(picture).toHaveCSS('opacity', '0');
  release();
  await expect(picture).toHaveCSS('opacity', '1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

  test('every section of a recipe can be seen', async ({ page, request }) => {
    const recipe = await stored.recipe(request, TAJINE);
    await page.goto(`/recipe/${TAJINE}`);
    await expect.poll(() => opacity(page)).toBe(1);
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
