import type { RecipeDetail } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { type RunningSite, startSite } from '@tdt/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../testing/google-rules.ts';
import { pageFacts } from '../testing/page-facts.ts';

/** Every page of the demo as search engines and previews of links read it. */
let site: RunningSite;
let listed: string[];
beforeAll(async () => {
  site = await startSite();
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}, 120_000);
afterAll(() => site.stop());

const read = async (path: string) => {
  const response = await fetch(`${site.url}${path}`, { redirect: 'manual' });
  return { status: response.status, ...pageFacts(await response.text()) };
};
const stored = async <T>(path: string): Promise<T> => (await (await fetch(`${site.url}${path}`)).json()) as T;
const TAJINE = 'tajine-de-poulet-au-citron-confit-et-aux-olives';

const typesOf = ({ structured }: Awaited<ReturnType<typeof read>>) => structured.map((each) => each['@type']);
const faultsOn = ({ structured }: Awaited<ReturnType<typeof read>>) => structured.flatMap(faultsOf);

/** Pixels of a WebP file, from its first chunk: plain, or extended (with a profile or transparency). */
function webpSize(bytes: Buffer): { width: number; height: number } {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  expect(chunk).toBe('VP8 ');
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

describe('structured data', () => {
  it('follows the rules on each of the 72 recipes, and leads to existing steps', async () => {
    const recipes = listed.filter((path) => path.startsWith('/recipe/'));
    expect(recipes).toHaveLength(72);
    for (const path of recipes) {
      const page = await read(path);
      expect(typesOf(page), path).toEqual(['Recipe', 'BreadcrumbList']);
      expect(faultsOn(page), path).toEqual([]);
      const anchors = [...JSON.stringify(page.structured).matchAll(/#(etape-\d+)"/g)].map(([, id]) => id);
      expect(anchors.length, path).toBeGreaterThan(0);
      expect(
        anchors.filter((id) => !page.ids.has(id ?? '')),
        path,
      ).toEqual([]);
    }
  }, 120_000);

  it.each([
    ['/', ['WebSite', 'ItemList']],
    ['/toutes-recettes', ['BreadcrumbList', 'ItemList']],
    ['/pays', ['BreadcrumbList']],
    ['/pays/japon', ['BreadcrumbList', 'ItemList']],
    ['/pays/japon/menu', ['BreadcrumbList', 'ItemList']],
    ['/continents/asie', ['BreadcrumbList', 'ItemList']],
    ['/regions/caucase', ['BreadcrumbList', 'ItemList']],
    ['/pays/andorre', ['BreadcrumbList']],
  ])('follows the rules on %s', async (path, types) => {
    const page = await read(path);
    expect(typesOf(page)).toEqual(types);
    expect(faultsOn(page)).toEqual([]);
  });

  it('states what the page of a recipe states, and no rating', async () => {
    const { title, ingredients } = await stored<RecipeDetail>(API.recipe(TAJINE));
    const { structured } = await read(`/recipe/${TAJINE}`);
    expect(structured[0]).toMatchObject({
      name: title,
      prepTime: 'PT25M',
      cookTime: 'PT1H20M',
      recipeIngredient: ingredients.map(() => expect.any(String)),
    });
    expect(JSON.stringify(structured[0]?.recipeYield)).toContain('4');
    expect(JSON.stringify(structured)).not.toMatch(/rating|review/i);
  });

  it('lists the recipes of a page in their order', async () => {
    const { items } = await stored<{ items: { slug: string }[] }>(`${API.recipes}?pays=japon`);
    const list = (await read('/toutes-recettes?pays=japon')).structured.find((each) => each['@type'] === 'ItemList');
    expect(list?.itemListElement).toMatchObject(
      items.map(({ slug }, index) => ({ position: index + 1, url: `${site.url}/recipe/${slug}` })),
    );
  });

  it('refers to pictures that exist, in the ratios that their addresses state', async () => {
    const path = listed.find((each) => each.startsWith('/recipe/')) ?? '';
    const { image } = (await read(path)).structured[0] as unknown as { image: string[] };
    for (const url of image) {
      const picture = await fetch(url);
      const { width, height } = webpSize(Buffer.from(await picture.arrayBuffer()));
      const [across = 0, down = 0] = (/\.(\d+x\d+)\.webp$/.exec(url)?.[1] ?? '').split('x').map(Number);
      expect(width * down, url).toBe(height * across);
      // Google asks for 50,000 pixels at least.
      expect(width * height).toBeGreaterThan(50_000);
    }
  });
});

describe('the head', () => {
  const ONCE = ['description', 'og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale', 'twitter:card'];
  const PICTURE = ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt', 'twitter:image'];

  it.each([
    '/',
    '/toutes-recettes',
    '/toutes-recettes?page=2',
    '/pays',
    '/pays/japon',
    '/pays/andorre',
    '/about',
    '/mentions-legales',
    '/confidentialite',
  ])('of %s states everything once, with a canonical address', async (path) => {
    const page = await read(path);
    expect(page.titles).toEqual([expect.stringMatching(/./)]);
    for (const name of [...ONCE, ...PICTURE]) {
      expect(page.meta.get(name), name).toHaveLength(1);
      expect(page.meta.get(name)?.[0], name).not.toBe('');
    }
    const picture = await fetch(page.meta.get('og:image')?.[0] ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(page.meta.get('og:locale')).toEqual(['fr_FR']);
    expect(page.meta.get('og:site_name')).toEqual(['Tour de Table']);
    expect(page.meta.get('description')?.[0]?.length).toBeGreaterThan(20);
    expect(page.meta.get('og:description')).toEqual(page.meta.get('description'));
    expect(page.canonical).toBe(`${site.url}${path}`);
    expect(page.meta.get('og:url')).toEqual([page.canonical]);
    expect(page.meta.has('robots')).toBe(false);
  });

  it('of every page of the sitemap states its address and a title of its own, and asks to be indexed', async () => {
    const titles = new Set<string>();
    for (const path of listed) {
      const page = await read(path);
      const { status, canonical, meta } = page;
      expect([path, status, canonical, meta.get('robots')]).toEqual([path, 200, `${site.url}${path}`, undefined]);
      expect(page.titles, path).toHaveLength(1);
      titles.add(page.titles[0] ?? '');
    }
    expect(titles.size).toBe(listed.length);
  }, 180_000);

  it("of a recipe consists of its stored metadata and its cover, also at the recipe's id", async () => {
    const { id, seo, cover } = await stored<RecipeDetail>(API.recipe(TAJINE));
    for (const address of [TAJINE, id]) {
      const { titles, meta } = await read(`/recipe/${address}`);
      expect([titles, meta.get('description'), meta.get('keywords')]).toEqual([
        [seo?.title],
        [seo?.description],
        [seo?.keywords],
      ]);
      expect(meta.get('og:type')).toEqual(['article']);
      // A copy of the cover in another ratio.
      expect(meta.get('og:image')).toEqual([expect.stringContaining(`${site.url}${cover.url.replace(/\.webp$/, '')}`)]);
    }
  });

  it.each(['/favoris', '/liste-de-courses', '/toutes-recettes?q=miso', '/recipe/zzzz-inconnue', '/nulle-part'])(
    'of %s keeps it out of the index',
    async (path) => {
      expect((await read(path)).meta.get('robots')?.[0]).toMatch(/^noindex/);
    },
  );

  it.each([
    ['/pays/japon?debug=1&utm_source=x', '/pays/japon'],
    ['/toutes-recettes?utm_source=lettre&pays=japon', '/pays/japon'],
    [`/recipe/${TAJINE}?utm_source=lettre`, `/recipe/${TAJINE}`],
  ])('of %s has the canonical address %s', async (path, canonical) => {
    expect((await read(path)).canonical).toBe(`${site.url}${canonical}`);
  });
});
