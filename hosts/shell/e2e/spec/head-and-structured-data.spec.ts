import { expect, leavePicturesOut, openAlive, test } from '@tdt/testing/browser';
import { stored } from '../api.ts';
import { answerTo } from './pages.ts';

const TAJINE = 'tajine-de-poulet-au-citron-confit-et-aux-olives';

const plain = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** What a document tells search engines and networks. */
function headOf(html: string) {
  const meta = (name: string) =>
    [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)]
      .filter(([, key]) => key === name)
      .map(([, , content = '']) => plain(content));
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text = '']) => plain(text));
  const canonicals = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = '']) => plain(href));
  const data = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => JSON.parse(json),
  );
  return { titles, canonicals, meta, data, types: data.map((block) => block['@type']) };
}

const PAGES = [
  ['/', '/', ['WebSite']],
  ['/toutes-recettes', '/toutes-recettes', ['BreadcrumbList', 'ItemList']],
  ['/toutes-recettes?utm_source=lettre&pays=japon', '/toutes-recettes?pays=japon', ['BreadcrumbList', 'ItemList']],
  [`/recipe/${TAJINE}?utm_source=lettre`, `/recipe/${TAJINE}`, ['Recipe', 'BreadcrumbList']],
  ['/pays/japon', '/pays/japon', ['BreadcrumbList', 'ItemList']],
  ['/about', '/about', []],
  ['/mentions-legales', '/mentions-legales', []],
  ['/confidentialite', '/confidentialite', []],
] as const;

test('every page has one title, one description, one canonical address, Open Graph and Twitter, in French', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>();
  for (const [path, address, types] of PAGES) {
    const { html } = await answerTo(request, path);
    const head = headOf(html);
    expect(html, path).toMatch(/<html[^>]* lang="fr"/);
    expect(head.titles, path).toHaveLength(1);
    titles.add(head.titles[0] ?? '');
    expect(head.meta('description'), path).toHaveLength(1);
    expect(head.meta('description')[0]?.length, path).toBeGreaterThan(20);
    expect(
      head.canonicals.map((url) => url.replace(baseURL ?? '', '')),
      path,
    ).toEqual([address]);
    expect(head.meta('og:url'), path).toEqual(head.canonicals);
    expect(head.meta('og:title')[0], path).toBeTruthy();
    expect(head.meta('og:description'), path).toEqual(head.meta('description'));
    expect(head.meta('og:site_name'), path).toEqual(['Tour de Table']);
    expect(head.meta('og:locale'), path).toEqual(['fr_FR']);
    expect(head.meta('twitter:card'), path).toHaveLength(1);
    expect(head.meta('robots').join(), path).not.toContain('noindex');
    expect(head.types, path).toEqual(expect.arrayContaining([...types]));
  }
  expect(titles.size).toBe(PAGES.length - 1);
});

test('a recipe is described by its stored metadata, with its cover as picture', async ({ request, baseURL }) => {
  const { seo, cover, id } = await stored.recipe(request, TAJINE);
  expect(seo?.title).toBeTruthy();
  for (const address of [TAJINE, id]) {
    const { titles, meta } = headOf((await answerTo(request, `/recipe/${address}`)).html);
    expect(titles).toEqual([seo?.title]);
    expect(meta('description')).toEqual([seo?.description]);
    expect(meta('keywords')).toEqual([seo?.keywords]);
    expect(seo?.og_image_url).toBeNull();
    // The cover itself, or a copy of it in another ratio.
    expect(meta('og:image')).toHaveLength(1);
    expect(meta('og:image')[0]).toContain(`${baseURL}${cover.url.replace(/\.webp$/, '')}`);
    expect(meta('og:type')).toEqual(['article']);
  }
});

test('the structured data of a recipe tells what the page tells, and no rating', async ({ request }) => {
  const recipe = await stored.recipe(request, TAJINE);
  const { data } = headOf((await answerTo(request, `/recipe/${TAJINE}`)).html);
  const block = data.find((one) => one['@type'] === 'Recipe');
  expect(block).toMatchObject({ name: recipe.title, prepTime: 'PT25M', cookTime: 'PT1H20M' });
  expect(block.recipeIngredient).toHaveLength(recipe.ingredients.length);
  expect(JSON.stringify(block.recipeYield)).toContain('4');
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
});

test('a list names its recipes in their order', async ({ request, baseURL }) => {
  const { items } = await stored.recipes(request, '?pays=japon');
  const { data } = headOf((await answerTo(request, '/toutes-recettes?pays=japon')).html);
  const list = data.find((block) => block['@type'] === 'ItemList');
  const urls = list.itemListElement.map(({ position, url, item }: Record<string, unknown>) => [
    position,
    url ?? (item as { url?: string })?.url ?? item,
  ]);
  expect(urls).toEqual(items.map(({ slug }, index) => [index + 1, `${baseURL}/recipe/${slug}`]));
});

test('texts of visitors never become markup of the head', async ({ request }) => {
  const { html } = await answerTo(request, `/toutes-recettes?q=${encodeURIComponent('</script><script>alert(1)//"')}`);
  expect(html).not.toContain('<script>alert(1)');
  expect(headOf(html).meta('robots').join()).toContain('noindex');
});

test('the head follows a visit from page to page, with one of each', async ({ page }) => {
  await leavePicturesOut(page);
  await openAlive(page, '/toutes-recettes?q=tajine');
  await page.getByRole('main').locator(`a[href="/recipe/${TAJINE}"]`).click();
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`/recipe/${TAJINE}$`));
  for (const selector of ['title', 'link[rel="canonical"]', 'meta[name="description"]', 'meta[property="og:title"]']) {
    await expect(page.locator(`head ${selector}`), selector).toHaveCount(1);
  }
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/Tajine/);
  await page.goBack();
  await expect(page).toHaveTitle(/Toutes les recettes/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
