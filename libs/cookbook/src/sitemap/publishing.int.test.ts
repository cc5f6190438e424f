import { createChanges, createLeases } from '@tdt/database';
import { openConnection, silentLog, temporaryPlace } from '@tdt/database/testing';
import { createSitemap, createSitemapRepository, type Listed, type SitemapSource } from '@tdt/sitemap';
import { sitemapModel } from '@tdt/sitemap/testing';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';

const seeded = async () => {
  const application = await temporaryCookbook(await temporaryPlace());
  await application.countries.seed([aCountry()]);
  await application.recipes.importMany([aRecipe({ title: 'Ramen au miso' })]);
  return application;
};
const none = { total: 0, first: [] };
const UNCHANGED = { added: none, removed: none, updated: none };

/** The sitemap of made-up content, which may be wrong. */
async function sitemapOf(source: () => SitemapSource) {
  const connection = await openConnection(await temporaryPlace());
  const changes = createChanges(connection);
  const site = { url: 'https://table.example' } as never;
  const stored = createSitemapRepository(connection, changes);
  let looked = 0;
  const published = () => {
    looked += 1;
    return stored.published();
  };
  const repository = { ...stored, published };
  const sitemap = createSitemap({
    site,
    repository,
    leases: createLeases(connection),
    source,
    changes,
    log: silentLog,
  });
  return { sitemap, changes, model: sitemapModel(connection), looks: () => looked };
}
const listed = (count: number, prefix = 'r'): Listed[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `${prefix}-${index}`,
    updated_at: '2026-02-03T10:00:00.000Z',
    picture: '/p.webp',
  }));
const CONTENT: SitemapSource = { recipes: listed(6), countries: [], worldParts: [], characters: 0 };
/** Content with one recipe that cannot be read. */
const lacking = (recipes: Listed[], characters = 0): SitemapSource => ({
  ...CONTENT,
  recipes: {
    length: recipes.length,
    slice: (start, end) => recipes.slice(start, end).filter(({ slug }) => slug !== 'r-7'),
  },
  countries: [],
  characters,
});
/** So long that there are parts. */
const LONG = 14_000_000;

describe('a sitemap that lacks an address', () => {
  it.each([
    ['one file', 0],
    ['an index with parts', LONG],
  ])('is not published: %s', async (_what, characters) => {
    let source: SitemapSource = { recipes: listed(6), countries: [], worldParts: [], characters };
    const { sitemap, model } = await sitemapOf(() => source);
    await sitemap.publish();
    const stored = () => model.find().sort({ _id: 1 }).lean();
    const before = await stored();
    source = lacking(listed(20), characters);
    await expect(sitemap.publish()).rejects.toMatchObject({
      code: 'SITEMAP_INVALID',
      message: 'Le sitemap contient 22 adresses au lieu de 23.',
    });
    expect(await stored()).toEqual(before);
  });
});

it('compares parts, and downloads the index', async () => {
  let recipes = listed(30);
  const { sitemap } = await sitemapOf(() => ({ recipes, countries: [], worldParts: [], characters: LONG }));
  await sitemap.publish();
  expect(await sitemap.read()).toContain('<sitemapindex');
  recipes = [...listed(1, 'new'), ...recipes.slice(0, 29)];
  expect((await sitemap.compare()).changes).toEqual({
    added: { total: 1, first: ['/recipe/new-0'] },
    removed: { total: 1, first: ['/recipe/r-29'] },
    updated: none,
  });
  expect(await sitemap.generate()).toContain('<loc>https://table.example/sitemap-1.xml</loc>');
});

describe('republishing', () => {
  it('follows changes of the content where a sitemap was published', async () => {
    const { sitemap, recipes } = await seeded();
    await sitemap.publish();
    onTestFinished(sitemap.startRepublishing());
    await recipes.importMany([aRecipe({ title: 'Onigiri' })]);
    await expect.poll(() => sitemap.read(), { timeout: 10_000 }).toContain('/recipe/onigiri');
    expect((await sitemap.compare()).changes).toEqual(UNCHANGED);
  });

  it.each([
    ['where none was published', false],
    ['while nothing that is listed differs', true],
  ])('publishes nothing %s', async (_what, isPublished) => {
    const { sitemap, changes, model, looks } = await sitemapOf(() => ({ ...CONTENT }));
    if (isPublished) await sitemap.publish();
    const before = await model.find().lean();
    const stop = sitemap.startRepublishing();
    const looked = looks();
    await changes.write('recipes', ['r-1'], async () => true, Boolean);
    await expect.poll(looks, { timeout: 10_000 }).toBeGreaterThan(looked);
    await stop();
    expect(await model.find().lean()).toEqual(before);
  });
});
