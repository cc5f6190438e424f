import { expect, test } from '@tdt/testing/browser';
import { stored } from './api.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows recipes', async ({ page }) => {
    await page.goto('/');
    for (const title of ['Entrées', 'Plats principaux', 'Desserts & Goûters']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    expect(await page.getByRole('main').locator('a[href^="/recipe/"]').count()).toBeGreaterThanOrEqual(10);
  });

  test('the list is filtered by its address', async ({ page, request }) => {
    const { items, total } = await stored.recipes(request, '?pays=japon');
    await page.goto('/toutes-recettes?pays=japon');
    expect(total).toBeGreaterThan(0);
    for (const { slug } of items) {
      await expect(page.getByRole('main').locator(`a[href="/recipe/${slug}"]`).first()).toBeVisible();
    }
  });
});

/** The document as search engines read it: without scripts, its entities resolved. */
const markupOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('the raw document of the home page holds titles of stored recipes', async ({ request }) => {
  const { items } = await stored.recipes(request, '?page_size=100');
  const markup = markupOf(await (await request.get('/')).text());
  expect(items.filter(({ title }) => markup.includes(title)).length).toBeGreaterThanOrEqual(5);
});

test('the raw document of a recipe holds its ingredients and steps', async ({ request }) => {
  const { items } = await stored.recipes(request);
  const recipe = await stored.recipe(request, items[0]?.slug ?? '');
  const markup = markupOf(await (await request.get(`/recipe/${recipe.slug}`)).text());
  for (const { name } of recipe.ingredients) expect(markup).toContain(name);
  for (const { description } of recipe.steps) expect(markup).toContain(description.replace(/^\[[^\]]*\]\s*/, ''));
});

test('the documents carry title, description, canonical address and structured data', async ({ request }) => {
  const { items } = await stored.recipes(request);
  const recipe = items[0];
  const html = await (await request.get(`/recipe/${recipe?.slug}`)).text();
  expect(html).toMatch(/<html[^>]* lang="fr"/);
  expect(markupOf(html)).toMatch(new RegExp(`<title>[^<]*${recipe?.title.slice(0, 12)}`));
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/recipe/${recipe?.slug}"`));
  expect(html).toContain('application/ld+json');
  expect(html).toContain('"Recipe"');
});
