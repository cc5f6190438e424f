import type { Home } from '@tdt/contracts';
import { expect, openAlive, type Page, test } from '@tdt/testing/browser';
import { stored } from '../api.ts';

const CATEGORIES = [
  ['Entrées', 'entrée'],
  ['Plats principaux', 'plat'],
  ['Desserts & Goûters', 'dessert / goûter'],
] as const;

const heroButton = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Je voyage / });
const moodCards = (page: Page) => page.getByRole('main').locator('a[href^="/pays/"]');
const hrefsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** The words of a text as a reader counts them: signs that stand alone are none. */
const wordsOf = (text: string) => text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token));
const bare = (words: string[]) => words.map((word) => word.replace(/[^\p{L}\p{N}]+$/u, ''));

/** All random choices of a response. */
const choicesOf = ({ hero, moods, categories }: Home): string =>
  JSON.stringify([
    hero?.slug,
    moods.map(({ country, tilt }) => [country.slug, tilt]),
    categories.map(({ recipes }) => recipes.map(({ slug }) => slug)),
  ]);

test('choices at random: a hero among the 10 newest, 6 countries that have recipes, 3 recipes of each type', async ({
  request,
}) => {
  const { items } = await stored.recipes(request, '?page_size=100');
  const newest = items.slice(0, 10).map(({ slug }) => slug);
  const cooking = new Set(items.map(({ country }) => country?.slug));
  const first = await stored.home(request);
  // A response is cached for 10 s, and renewed behind the scenes at the first request after that.
  await expect
    .poll(async () => choicesOf(await stored.home(request)), { timeout: 60_000, intervals: [1000] })
    .not.toBe(choicesOf(first));

  for (const { hero, moods, categories } of [first, await stored.home(request)]) {
    expect(newest).toContain(hero?.slug);
    const countries = moods.map(({ country }) => country.slug);
    expect(new Set(countries).size).toBe(6);
    expect(countries.filter((slug) => !cooking.has(slug))).toEqual([]);
    for (const { tilt } of moods) {
      expect(Math.abs(tilt)).toBeGreaterThanOrEqual(10);
      expect(Math.abs(tilt)).toBeLessThanOrEqual(15);
    }
    expect(categories.map(({ title }) => title)).toEqual(CATEGORIES.map(([title]) => title));
    for (const [index, { recipes }] of categories.entries()) {
      expect(new Set(recipes.map(({ slug }) => slug)).size).toBe(3);
      expect(new Set(recipes.map(({ type_recipe }) => type_recipe))).toEqual(new Set([CATEGORIES[index]?.[1]]));
    }
  }
});

test('mood cards are tilted by 10 to 15 degrees and show 12 words on their country, on phone and desktop', async ({
  page,
  request,
}) => {
  await openAlive(page, '/');
  await expect(moodCards(page)).toHaveCount(6);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const card of await moodCards(page).all()) {
      const angle = await card.evaluate((link) => {
        const angles = [link, ...link.querySelectorAll('*')].map((element) => {
          const { rotate, transform } = getComputedStyle(element);
          const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
          return (Number.parseFloat(rotate) || 0) + (Math.atan2(b, a) * 180) / Math.PI;
        });
        return Math.max(...angles.map(Math.abs));
      });
      expect(angle).toBeGreaterThan(9.99);
      expect(angle).toBeLessThan(15.01);

      const slug = (await card.getAttribute('href'))?.replace('/pays/', '') ?? '';
      const { name, recipe_description } = await stored.country(request, slug);
      await expect(card).toContainText(name);
      const described = bare(wordsOf(recipe_description ?? '').slice(0, 12));
      // A country without a description has no excerpt.
      if (described.length === 0) continue;
      const excerpt = (await card.getByText(/…$/).last().textContent()) ?? '';
      expect(bare(wordsOf(excerpt))).toEqual(described);
    }
  }
});

test('what the server chose stays after hydration', async ({ page }) => {
  const response = await openAlive(page, '/');
  await expect(heroButton(page)).toBeVisible();
  const [sent, shown] = await page.evaluate(
    (html) => {
      const look = (root: Document) => ({
        links: [...root.querySelectorAll('main a')].map((link) => link.getAttribute('href')),
        pictures: [...root.querySelectorAll('main img')].map((picture) => picture.getAttribute('src')),
        tilts: [...root.querySelectorAll('main [data-tilt]')].map((card) => card.getAttribute('data-tilt')),
      });
      return [look(new DOMParser().parseFromString(html, 'text/html')), look(document)];
    },
    (await response?.text()) ?? '',
  );
  expect(shown).toEqual(sent);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

  test('hero, 6 countries and 9 recipes are visible', async ({ page }) => {
    await page.goto('/');
    await expect(heroButton(page)).toBeVisible();
    await expect(moodCards(page)).toHaveCount(6);
    for (const [name] of CATEGORIES) await expect(page.getByRole('heading', { name })).toBeVisible();
    const recipes = page.getByRole('main').locator('section a[href^="/recipe/"]');
    for (const link of await recipes.all()) await expect(link).toBeVisible();
    expect(new Set(await hrefsOf(page, 'main section a[href^="/recipe/"]')).size).toBeGreaterThanOrEqual(9);
  });
});
