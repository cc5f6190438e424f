import { ADMIN_API, type AdminCountry, API, PAGES } from '@tdt/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anEditor, type Editor } from '../testing/editor.ts';
import { pageFacts } from '../testing/page-facts.ts';
import { type RenderedSite, renderSite } from '../testing/rendered-site.ts';
import { type Fixture, openSeeded } from '../testing/test-app.ts';

let fixture: Fixture;
let site: RenderedSite;
let editor: Editor;
beforeAll(async () => {
  fixture = await openSeeded();
  site = await renderSite(fixture, {});
  editor = await anEditor(site.app, fixture);
});
afterAll(() => site.app.close());

const moved = async (slug: string) => {
  const { statusCode, headers } = await site.get(PAGES.country(slug));
  return [statusCode, headers.location];
};
const saved = async (country: AdminCountry, name: string): Promise<AdminCountry> => {
  const response = await editor.save(country, { name });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

it('a country that an editor writes is on the public site at once, also under its former addresses', async () => {
  expect((await site.get(PAGES.country('ceylan'))).statusCode).toBe(404);
  const created = await editor.country({ name: 'Ceylan', particule_de_du: 'de', recipe_description: 'Du poivre.' });
  await editor.recipe({ title: 'Kottu', country_id: created.id });
  const page = await site.get(PAGES.country('ceylan'));
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Du poivre.');
  expect(page.body).toContain('Kottu');

  const renamed = await saved(created, 'Sri Lanka');
  expect(await moved('ceylan')).toEqual([301, PAGES.country('sri-lanka')]);
  expect(pageFacts((await site.get(PAGES.country('sri-lanka'))).body).titles[0]).toContain('Sri Lanka');
  for (const url of [PAGES.countries, PAGES.recipe('kottu'), '/sitemap.xml']) {
    const { body } = await site.get(url);
    expect([body.includes('/pays/sri-lanka'), body.includes('/pays/ceylan')], url).toEqual([true, false]);
  }

  // A chain of former names redirects to the present one in one step, and a returning name gets its address back.
  const third = await saved(renamed, 'Taprobane');
  for (const slug of ['ceylan', 'sri-lanka']) expect(await moved(slug)).toEqual([301, PAGES.country('taprobane')]);
  await saved(third, 'Ceylan');
  expect(await moved('ceylan')).toEqual([200, undefined]);
  for (const slug of ['sri-lanka', 'taprobane']) expect(await moved(slug)).toEqual([301, PAGES.country('ceylan')]);

  const { id } = (await site.get(API.country('japon'))).json();
  expect((await editor.call('DELETE', `${ADMIN_API.country(created.id)}?move_to=${id}`)).statusCode).toBe(204);
  for (const slug of ['ceylan', 'taprobane']) expect(await moved(slug)).toEqual([301, PAGES.country('japon')]);
  expect((await site.get(PAGES.country('japon'))).body).toContain('Kottu');
  expect((await site.get(PAGES.recipe('kottu'))).body).toContain('/pays/japon');
  for (const url of [PAGES.countries, '/sitemap.xml']) expect((await site.get(url)).body).not.toContain('ceylan');
});
