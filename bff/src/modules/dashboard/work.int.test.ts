import { ADMIN_API, AdminWorkSchema, API, CountryNamesSchema } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEditor, type Editor } from '../../testing/editor.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';
import { writtenRemote } from '../../testing/written-remote.ts';

let fixture: Fixture;
let app: FastifyInstance;
let editor: Editor;
beforeAll(async () => {
  fixture = await openSeeded();
  app = await appOfFile(fixture);
  editor = await anEditor(app, fixture);
});

const work = async () => AdminWorkSchema.parse((await editor.call('GET', ADMIN_API.work)).json());

describe('the work of the back office', () => {
  it('lists the recipes edited last and those that lack something, five of each', async () => {
    for (let turn = 1; turn <= 6; turn += 1) await editor.recipe({ title: `Crêpe ${turn}` });
    const { recent_recipes, incomplete_recipes } = await work();
    const titles = ['Crêpe 6', 'Crêpe 5', 'Crêpe 4', 'Crêpe 3', 'Crêpe 2'];
    expect(recent_recipes?.map(({ title }) => title)).toEqual(titles);
    expect(incomplete_recipes?.total).toBe(11);
    expect(incomplete_recipes?.first.map(({ title }) => title)).toEqual(titles);
    const image = { url: await editor.file('plat'), width: 3, height: 2, placeholder: '', alt: '', focal: null };
    const { items } = CountryNamesSchema.parse((await editor.call('GET', ADMIN_API.countryNames)).json());
    const { id } = await editor.recipe({
      title: 'Crêpe complète',
      country_id: items.find(({ slug }) => slug === 'france')?.id ?? null,
      images: [
        { ...image, image_type: 'cover' },
        { ...image, image_type: 'plat' },
      ],
    });
    await editor.call('PUT', ADMIN_API.seo('recipe', id), { title: 'T', description: 'D', revision: 0 });
    const later = await work();
    expect(later.recent_recipes?.[0]?.title).toBe('Crêpe complète');
    expect(later.incomplete_recipes).toEqual(incomplete_recipes);
  });

  it('lists what appears within a week, the next one first', async () => {
    const days = (count: number) => new Date(Math.floor(Date.now() / 60_000 + count * 24 * 60) * 60_000).toISOString();
    for (const count of [6, 2, 8]) {
      const publication = { state: 'published', from: days(count), until: null } as const;
      await editor.recipe({ title: `Dans ${count} jours`, publication });
    }
    const { due_recipes, old_drafts } = await work();
    expect(due_recipes?.map(({ title }) => title)).toEqual(['Dans 2 jours', 'Dans 6 jours']);
    expect(old_drafts).toBe(0);
  });

  it('lists the countries with recipes and without pictures, those with most recipes first', async () => {
    const { id } = await editor.country({ name: 'Pérou' });
    await editor.country({ name: 'Chili' });
    await editor.recipe({ title: 'Ceviche', country_id: id });
    const { bare_countries } = await work();
    expect(bare_countries).toMatchObject({
      total: 3,
      first: [{ name: 'France' }, { name: 'Japon' }, { name: 'Pérou' }],
    });
    const url = await editor.file('countries/new/recipe');
    const image = { url, width: 3, height: 2, placeholder: '', alt: '', focal: null, image_type: 'recipe' as const };
    const peru = (await editor.call('GET', ADMIN_API.country(id))).json();
    expect((await editor.save(peru, { images: [image] })).statusCode).toBe(200);
    expect((await work()).bare_countries?.total).toBe(2);
  });

  it('says whether the sitemap was published and is up to date, and how many subscribers were given up', async () => {
    expect(await work()).toMatchObject({ failed_syncs: 0, sitemap: { published_at: null } });
    await fixture.application.sitemap.publish();
    const { sitemap } = await work();
    expect(sitemap).toEqual({ published_at: expect.any(String), changed: false });
    await editor.country({ name: 'Bolivie' });
    expect((await work()).sitemap).toEqual({ ...sitemap, changed: true });
  });

  it('counts the remotes that browsers report, and only those that are live', async () => {
    const { remotes } = fixture.application;
    await remotes.register([await writtenRemote({ version: 'v1', platform: '1', server: null })]);
    const report = (remote: string, kind: string) =>
      app.inject({ method: 'POST', url: API.clientErrors, payload: { kind, message: 'Failed', remote } });
    for (const [remote, kind] of [
      ['probe', 'remote'],
      ['unknown', 'remote'],
      ['probe', 'error'],
      ['$where', 'error'],
    ] as const)
      expect((await report(remote, kind)).statusCode).toBe(204);
    const { failed_remotes } = await work();
    expect(failed_remotes).toEqual([{ name: 'probe', count: 2, last_at: expect.any(String) }]);
  });
});
