import { openConnection, temporaryPlace } from '@tdt/database/testing';
import { sitemapModel } from '@tdt/sitemap/testing';
import { aCountry, aRecipe } from '@tdt/testing/seeds';
import { expect, it } from 'vitest';
import { temporaryCookbook } from '../testing/temporary-cookbook.ts';

const seeded = async () => {
  const settings = await temporaryPlace();
  const application = await temporaryCookbook(settings);
  await application.countries.seed([aCountry()]);
  await application.recipes.importMany([aRecipe({ title: 'Ramen au miso' })]);
  return { application, model: sitemapModel(await openConnection(settings)) };
};

it('dates pages by the change of their content, a country by its recipes too, and shows their pictures', async () => {
  const { application } = await seeded();
  await application.recipes.importMany([{ ...aRecipe({ title: 'Dorayaki' }), created_at: '2020-05-06T00:00:00Z' }]);
  const entries = (await application.sitemap.read()).split('<url>');
  const entry = (path: string) => entries.find((each) => each.includes(`${path}</loc>`)) ?? '';
  expect(entry('/recipe/dorayaki')).toContain('<lastmod>2020-05-06T00:00:00.000Z</lastmod>');
  expect(await application.recipes.find('dorayaki')).toMatchObject({ updated_at: '2020-05-06T00:00:00.000Z' });
  await application.recipes.importMany([{ ...aRecipe({ title: 'Ramen' }), created_at: new Date() }]);
  const { updated_at } = await application.recipes.find('ramen');
  const later = (await application.sitemap.read()).split('<url>');
  expect(later.find((each) => each.includes('/pays/japon</loc>'))).toContain(`<lastmod>${updated_at}</lastmod>`);
  for (const path of ['/recipe/dorayaki', '/pays/japon'])
    expect(entry(path)).toMatch(/<image:image><image:loc>http[^<]+\.webp<\/image:loc><\/image:image>/);
});

it('publishes one file, and nothing when it has not changed', async () => {
  const { application, model } = await seeded();
  let changes = 0;
  application.onChange(() => {
    changes += 1;
  });
  const first = await application.sitemap.publish();
  expect(first).toMatchObject({ urls: 5, recipes: 1, countries: 1, files: 1, changed: true });
  const [before] = await model.find().lean();
  expect(before?.content).toBe(await application.sitemap.read());
  expect(Buffer.byteLength(before?.content ?? '')).toBe(first.bytes);
  expect(await application.sitemap.publish()).toEqual({ ...first, changed: false });
  expect(await model.find().lean()).toEqual([before]);
  expect(changes).toBe(1);
});

it('stores nothing on a dry run, and passes the file that would be published to its caller', async () => {
  const { application, model } = await seeded();
  const files: string[][] = [];
  const onFile = async (path: string, content: string) => void files.push([path, content]);
  expect(await application.sitemap.publish({ dryRun: true, onFile })).toMatchObject({ changed: true, urls: 5 });
  expect(files).toEqual([['/sitemap.xml', await application.sitemap.read()]]);
  expect(await model.countDocuments()).toBe(0);
});

it('lists what is stored while none is published, then what was published', async () => {
  const { application } = await seeded();
  expect(await application.sitemap.read()).toContain('/recipe/ramen-au-miso</loc>');
  await application.sitemap.publish();
  await application.recipes.importMany([aRecipe({ title: 'Dorayaki' })]);
  expect(await application.sitemap.read()).not.toContain('dorayaki');
  expect(await application.sitemap.publish()).toMatchObject({ recipes: 2, changed: true });
  expect(await application.sitemap.read()).toContain('dorayaki');
});

it('leaves one complete sitemap when two programs publish concurrently', async () => {
  const { application, model } = await seeded();
  const reports = await Promise.all([application.sitemap.publish(), application.sitemap.publish()]);
  expect(reports.map(({ changed }) => changed).sort()).toEqual([false, true]);
  expect(await model.countDocuments()).toBe(1);
});

it('stops at its signal, publishing nothing', async () => {
  const { application, model } = await seeded();
  const publishing = application.sitemap.publish({ signal: AbortSignal.abort(new Error('stopped')) });
  await expect(publishing).rejects.toThrow('stopped');
  expect(await model.countDocuments()).toBe(0);
});
