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
  it('follows the rules on each of the 72 recipes, and leads to steps that are there', async () => {
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
    ['/pays/japon', ['BreadcrumbList', 'ItemList']],
    ['/pays/andorre', ['BreadcrumbList']],
  ])('follows the rules on %s', async (path, types) => {
    const page = await read(path);
    expect(typesOf(page)).toEqual(types);
    expect(faultsOn(page)).toEqual([]);
  });

  it('names pictures that are there, in the ratios that their addresses state', async () => {
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
    ['/', true],
    ['/toutes-recettes', true],
    ['/toutes-recettes?page=2', true],
    ['/pays/japon', true],
    ['/about', true],
    ['/mentions-legales', false],
    ['/confidentialite', false],
  ])('of %s says everything once, with a canonical address', async (path, hasPicture) => {
    const page = await read(path);
    expect(page.title).not.toBe('');
    for (const name of [...ONCE, ...(hasPicture ? PICTURE : [])]) {
      expect(page.meta.get(name), name).toHaveLength(1);
      expect(page.meta.get(name)?.[0], name).not.toBe('');
    }
    expect(page.meta.get('og:locale')).toEqual(['fr_FR']);
    expect(page.canonical).toBe(`${site.url}${path}`);
    expect(page.meta.get('og:url')).toEqual([page.canonical]);
    expect(page.meta.has('robots')).toBe(false);
  });

  it('of every page of the sitemap states the address that the sitemap lists, and asks to be indexed', async () => {
    for (const path of listed) {
      const { status, canonical, meta } = await read(path);
      expect([path, status, canonical, meta.get('robots')]).toEqual([path, 200, `${site.url}${path}`, undefined]);
    }
  }, 180_000);

  it.each(['/favoris', '/toutes-recettes?q=miso', '/recipe/zzzz-inconnue', '/nulle-part'])(
    'of %s keeps it out of the index',
    async (path) => {
      expect((await read(path)).meta.get('robots')?.[0]).toMatch(/^noindex/);
    },
  );

  it('is not another one for a parameter that says nothing of the page', async () => {
    const page = await read('/pays/japon?debug=1&utm_source=x');
    expect(page.canonical).toBe(`${site.url}/pays/japon`);
  });
});
