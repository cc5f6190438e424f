import { randomUUID } from 'node:crypto';
import { ADMIN_API, AdminRecipeListSchema, API } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEditor, type Editor, refusedWith } from '../../testing/editor.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
let app: FastifyInstance;
let editor: Editor;
beforeAll(async () => {
  fixture = await openSeeded();
  app = await appOfFile(fixture);
  editor = await anEditor(app, fixture);
});

const remove = (id: string, moveTo?: string) =>
  editor.call('DELETE', `${ADMIN_API.country(id)}${moveTo === undefined ? '' : `?move_to=${moveTo}`}`);
const stored = async (id: string, address: (id: string) => string = ADMIN_API.recipe) =>
  (await editor.call('GET', address(id))).json();
const published = async (url: string) => (await app.inject(url)).json();

/** A country with a number of recipes. */
async function cooking(name: string, count: number) {
  const country = await editor.country({ name });
  const recipes = [];
  for (let turn = 1; turn <= count; turn += 1)
    recipes.push(await editor.recipe({ title: `${name} ${turn}`, country_id: country.id }));
  return { country, recipes };
}

describe('a country with recipes', () => {
  it('is not removed before the editor decides about them', async () => {
    const { country, recipes } = await cooking('Cuba', 2);
    const refused = { status: 409, code: 'COUNTRY_HAS_RECIPES' };
    expect(refusedWith(await remove(country.id))).toMatchObject({
      ...refused,
      detail: "Ce pays a 2 recettes : choisissez d'abord ce qu'elles deviennent.",
    });
    await editor.call('DELETE', ADMIN_API.recipe(recipes[0]?.id ?? ''));
    expect(refusedWith(await remove(country.id))).toMatchObject({
      ...refused,
      detail: "Ce pays a 1 recette : choisissez d'abord ce qu'elle devient.",
    });
    expect((await published(API.country('cuba'))).recipe_count).toBe(1);
    await editor.call('DELETE', ADMIN_API.recipe(recipes[1]?.id ?? ''));
    expect((await remove(country.id)).statusCode).toBe(204);
  });

  it('gives them to another country first', async () => {
    const { country, recipes } = await cooking('Bohême', 3);
    const goal = await editor.country({ name: 'Tchéquie' });
    expect((await remove(country.id, goal.id)).statusCode).toBe(204);
    for (const { id } of recipes) expect(await stored(id)).toMatchObject({ country_id: goal.id, revision: 2 });
    expect(await published(API.country('boheme'))).toMatchObject({ slug: 'tchequie', match: 'alias' });
    expect(await published(API.country('tchequie'))).toMatchObject({ recipe_count: 3 });
    expect(await published(API.recipe('boheme-1'))).toMatchObject({ country: { slug: 'tchequie' } });
    const [entry] = await fixture.application.audit.latest(1);
    expect(entry).toMatchObject({ target: `Bohême (${country.id})`, changes: ['recipes moved to Tchéquie: 3'] });
  });

  it('leaves them without a country where that is wanted', async () => {
    const { country, recipes } = await cooking('Prusse', 1);
    expect((await remove(country.id, 'none')).statusCode).toBe(204);
    expect(await stored(recipes[0]?.id ?? '')).toMatchObject({ country_id: null, revision: 2 });
    expect(await published(API.recipe('prusse-1'))).toMatchObject({ country: null });
    const list = await editor.call('GET', `${ADMIN_API.recipes}?q=prusse&gap=country`);
    expect(AdminRecipeListSchema.parse(list.json()).items).toMatchObject([{ title: 'Prusse 1', country: null }]);
    const [entry] = await fixture.application.audit.latest(1);
    expect(entry?.changes).toEqual(['recipes left without a country: 1']);
  });

  it('cannot give them to itself or to a country that does not exist', async () => {
    const { country, recipes } = await cooking('Ruthénie', 1);
    for (const moveTo of [country.id, randomUUID()])
      expect(refusedWith(await remove(country.id, moveTo))).toMatchObject({
        status: 422,
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'move_to' }],
      });
    for (const moveTo of ['', 'null', 'japon', 'x'.repeat(200)])
      expect((await remove(country.id, moveTo)).statusCode, moveTo).toBe(422);
    expect(await stored(recipes[0]?.id ?? '')).toMatchObject({ country_id: country.id, revision: 1 });
  });
});

describe('while a country is removed', () => {
  it('saves of it either come before or find it in the trash', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const country = await editor.country({ name: `Savoie ${turn}` });
      const image = { url: await editor.file(`countries/${country.id}/recipe`), width: 3, height: 2, placeholder: '' };
      const images = [{ ...image, alt: '', focal: null, image_type: 'recipe' as const }];
      const [saved, removed] = await Promise.all([editor.save(country, { images }), remove(country.id)]);
      expect(removed.statusCode).toBe(204);
      expect([200, 410]).toContain(saved.statusCode);
      expect(await stored(country.id, ADMIN_API.country)).toMatchObject({
        revision: saved.statusCode === 200 ? 3 : 2,
        deleted: { by: expect.stringContaining('@') },
      });
    }
  });

  it('another removal cannot send recipes to it', async () => {
    const [first, second] = [await cooking('Kiribati', 1), await cooking('Tonga', 1)];
    const responses = await Promise.all([
      remove(first.country.id, second.country.id),
      remove(second.country.id, first.country.id),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
    const left = responses[0].statusCode === 204 ? second : first;
    for (const { id } of [...first.recipes, ...second.recipes])
      expect(await stored(id)).toMatchObject({ country_id: left.country.id });
  });

  it('twice at once, it is removed once', async () => {
    const { country } = await cooking('Tuvalu', 1);
    const responses = await Promise.all([remove(country.id, 'none'), remove(country.id, 'none')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  });
});
