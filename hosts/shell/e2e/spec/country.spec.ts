import { expect, test } from '@tdt/testing/browser';
import { stored } from '../api.ts';
import { responseTo } from './pages.ts';

for (const { javaScriptEnabled, width } of [
  { javaScriptEnabled: false, width: 390 },
  { javaScriptEnabled: true, width: 1280 },
]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}, ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

    test('a country shows its name under a small "Cuisine", its text, pictures and recipes, and a link home', async ({
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

test('the United States take the particles "aux" and "des"', async ({ request }) => {
  expect(await stored.country(request, 'etats-unis')).toMatchObject({ particule_en_au: 'aux', particule_de_du: 'des' });
  const { text } = await responseTo(request, '/recipe/gumbo-de-louisiane-au-poulet-et-a-landouille');
  expect(text).toContain('Cuisine des États-Unis');
  expect(text).toContain('aux États-Unis');
});
