import { expect, leavePicturesOut, test } from '@tdt/testing/browser';
import { stored } from '../api.ts';
import { answerTo, inOneLine } from './pages.ts';

test.beforeEach(({ page }) => leavePicturesOut(page));

for (const { javaScriptEnabled, width } of [
  { javaScriptEnabled: false, width: 390 },
  { javaScriptEnabled: true, width: 1280 },
]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}, ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

    test('a country shows its name under a small "Cuisine", what one eats there, its pictures, its recipes and the way home', async ({
      page,
      request,
    }) => {
      const japan = await stored.country(request, 'japon');
      await page.goto('/pays/japon');
      const main = page.getByRole('main');
      const title = main.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(/^\s*Cuisine\s+Japon\s*$/);
      const sizeOf = (text: string) =>
        title.getByText(text, { exact: true }).evaluate((word) => Number.parseFloat(getComputedStyle(word).fontSize));
      expect(await sizeOf('Cuisine')).toBeLessThan((await sizeOf('Japon')) / 2);

      await expect(main).toContainText(japan.recipe_description ?? 'nothing');
      const album = main.getByRole('region', { name: 'En images au Japon' });
      expect(japan.category_images).toHaveLength(3);
      for (const { url, alt } of [...japan.category_images, ...japan.recipe_images]) {
        const photo = album.getByRole('listitem').filter({ has: page.locator(`img[src="${url}"]`) });
        await expect(photo).toContainText(alt);
      }

      const { items } = await stored.recipes(request, '?pays=japon');
      expect(items.length).toBeGreaterThan(0);
      for (const { slug, title: name } of items) {
        await expect(main.locator(`a[href="/recipe/${slug}"]`)).toHaveText(name);
      }
      await main.getByRole('link', { name: "Retour à l'accueil" }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  });
}

test('a country without recipes says "Aucune recette trouvée" and answers 200', async ({ request }) => {
  expect((await stored.recipes(request, '?pays=allemagne')).total).toBe(0);
  const { status, text, links } = await answerTo(request, '/pays/allemagne');
  expect(status).toBe(200);
  expect(text).toContain('Cuisine Allemagne');
  expect(text).toContain('Aucune recette trouvée');
  expect(links).toContain('/');
});

test('names lead to the address of the country, by 302, without case and accents: exact first, then in part', async ({
  request,
}) => {
  for (const [asked, slug] of [
    ['Japon', 'japon'],
    ['THAILANDE', 'thailande'],
    ['Corée du Sud', 'coree-du-sud'],
    ['états-unis', 'etats-unis'],
    ['thaïl', 'thailande'],
    // Exact: not 'Guinée-Bissau' or 'Guinée équatoriale', which hold it too.
    ['Guinée', 'guinee'],
  ] as const) {
    const { status, location } = await answerTo(request, `/pays/${encodeURIComponent(asked)}`);
    expect([status, location], asked).toEqual([302, `/pays/${slug}`]);
  }
});

test('South Korea and the United States answer at their one address', async ({ request }) => {
  for (const [slug, title] of [
    ['coree-du-sud', 'Cuisine Corée du Sud'],
    ['etats-unis', 'Cuisine États-Unis'],
  ] as const) {
    const { status, text } = await answerTo(request, `/pays/${slug}`);
    expect([status, text.includes(title)], slug).toEqual([200, true]);
  }
});

test('the United States take the particles "aux" and "des"', async ({ request }) => {
  expect(await stored.country(request, 'etats-unis')).toMatchObject({ particule_en_au: 'aux', particule_de_du: 'des' });
  const { text } = await answerTo(request, '/recipe/gumbo-de-louisiane-au-poulet-et-a-landouille');
  expect(text).toContain('Cuisine des États-Unis');
  expect(text).toContain('aux États-Unis');
});

test('an unknown country keeps its page with a text in its place, and answers 404', async ({ request }) => {
  const known = await answerTo(request, '/pays/japon');
  const { status, text, links } = await answerTo(request, '/pays/atlantide');
  expect(status).toBe(404);
  expect(text).not.toContain('Page non trouvée');
  expect(text).toMatch(/Cuisine .{40,}Aucune recette trouvée/);
  expect(links).toContain('/');
  expect(inOneLine(known.text)).not.toContain('Aucune recette trouvée');
});

test('aliases of a country lead to its one address', async ({ request }) => {
  for (const [alias, slug] of [
    ['south-korea', 'coree-du-sud'],
    ['usa', 'etats-unis'],
    ['united-states', 'etats-unis'],
  ]) {
    const response = await request.get(`/pays/${alias}`, { maxRedirects: 0 });
    expect(response.status(), alias).toBe(301);
    expect(response.headers().location).toContain(`/pays/${slug}`);
  }
});
