import { randomUUID } from 'node:crypto';
import {
  ADMIN_API,
  AdminCountryListSchema,
  AdminCountrySchema,
  API,
  type CountryInput,
  CountryRegionsSchema,
} from '@tdt/contracts';
import { aRecipe } from '@tdt/testing/seeds';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCountryInput } from '../../testing/country-input.ts';
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

const create = (fields: object) => editor.call('POST', ADMIN_API.countries, { ...aCountryInput(), ...fields });
const published = async (slug: string) => (await app.inject(API.country(slug))).json();
const found = async (slug: string) => {
  const { name, match, code } = await published(slug);
  return code ?? [name, match];
};

describe('a country', () => {
  it('is written, read, replaced and removed, and the site follows at once', async () => {
    const response = await create({ name: 'Norvège' });
    const country = AdminCountrySchema.parse(response.json());
    expect([response.statusCode, response.headers.location]).toEqual([201, ADMIN_API.country(country.id)]);
    expect(country).toMatchObject({ ...aCountryInput(), slug: 'norvege', recipe_count: 0, revision: 1 });
    expect((await editor.call('GET', ADMIN_API.country(country.id))).json()).toEqual(country);
    expect(await published('norvege')).toMatchObject({ name: 'Norvège', country_bon_appetit: 'Vel bekomme' });

    const saved = await editor.save(country, { recipe_description: 'Du hareng.' });
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { recipe_description: 'Du hareng.', revision: 2 }]);
    expect(await published('norvege')).toMatchObject({ recipe_description: 'Du hareng.' });

    const removed = await editor.call('DELETE', ADMIN_API.country(country.id));
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    expect(await found('norvege')).toBe('COUNTRY_NOT_FOUND');
    const again = await editor.call('DELETE', ADMIN_API.country(country.id));
    expect(refusedWith(again)).toMatchObject({ status: 404, code: 'COUNTRY_NOT_FOUND' });
    const forGood = await editor.call('DELETE', ADMIN_API.permanently(ADMIN_API.country(country.id)));
    expect(forGood.statusCode).toBe(204);
    for (const method of ['GET', 'DELETE'] as const) {
      const response = await editor.call(method, ADMIN_API.country(country.id));
      expect(refusedWith(response)).toMatchObject({ status: 404, code: 'COUNTRY_NOT_FOUND' });
    }
  });

  it('keeps the rules of the whole document, whatever is sent', async () => {
    const country = await editor.country({
      name: '  Suède ',
      regions: ['Europe', '', 'Scandinavie', 'EUROPE', ' scandinàvie ', '  '],
      recipe_description: '',
      category_description: ' ',
      country_bon_appetit: ' ',
      adjectif: '',
    });
    expect(country).toMatchObject({
      name: 'Suède',
      regions: ['Europe', 'Scandinavie'],
      recipe_description: null,
      category_description: null,
      country_bon_appetit: 'Bon appétit',
      adjectif: null,
    });
  });

  it('needs only a name', async () => {
    const response = await editor.call('POST', ADMIN_API.countries, { name: 'Danemark' });
    expect(response.json()).toMatchObject({
      particule_en_au: 'en',
      particule_de_du: 'du',
      country_bon_appetit: 'Bon appétit',
      regions: [],
      images: [],
    });
  });

  it('is refused with the reason at each field', async () => {
    expect(refusedWith(await create({ name: ' ', particule_en_au: '0123456789' })).errors).toEqual([
      { path: 'name', message: 'Le nom du pays est requis' },
      { path: 'particule_en_au', message: 'Maximum 9 caractères' },
    ]);
    const picture = (image_type: string) => ({
      url: '/media/x.webp',
      width: 3,
      height: 2,
      placeholder: '',
      image_type,
    });
    const rows = (count: number, type: string) => Array.from({ length: count }, () => picture(type));
    const images = [...rows(2, 'polaroid'), ...rows(5, 'recipe'), ...rows(4, 'category')];
    expect(refusedWith(await create({ images })).errors).toEqual([
      { path: 'images.1', message: 'Une image au plus.' },
      { path: 'images.10', message: '3 images au plus.' },
      { path: 'images.6', message: '4 images au plus.' },
    ]);
    expect(
      refusedWith(await create({ images: [{ ...picture('recipe'), url: 'https://ailleurs.fr/a.webp' }] })),
    ).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'images.0.url', message: "Cette image n'est pas un fichier du site." }],
    });
    for (const fields of [{ slug: 'x' }, { code: 'NO' }, { regions: 'Europe' }, { images: null }])
      expect((await create(fields)).statusCode, JSON.stringify(fields)).toBe(422);
  });
});

describe('the name of a country', () => {
  const taken = (name: string) => ({ status: 409, code: 'DUPLICATE_NAME', detail: expect.stringContaining(name) });

  it('belongs to one country, however it is written, also when two are written at once', async () => {
    const responses = await Promise.all([create({ name: 'Islande' }), create({ name: 'Islande' })]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(refusedWith(await create({ name: 'Islande' }))).toMatchObject(taken('« Islande » est déjà pris'));
    expect(refusedWith(await create({ name: 'ISLANDÉ' }))).toMatchObject(
      taken("« ISLANDÉ » est déjà pris : un autre pays a l'adresse /pays/islande"),
    );
    const other = await editor.country({ name: 'Groenland' });
    expect(refusedWith(await editor.save(other, { name: 'Islande' }))).toMatchObject(taken('Islande'));
    expect(await found('groenland')).toEqual(['Groenland', 'slug']);
  });

  it('gives its address; former ones lead to it, also back and forth', async () => {
    const first = await editor.country({ name: 'Perse' });
    const second = (await editor.save(first, { name: 'Iran' })).json();
    expect(second).toMatchObject({ slug: 'iran', revision: 2 });
    expect(await Promise.all(['perse', 'iran'].map(found))).toEqual([
      ['Iran', 'alias'],
      ['Iran', 'slug'],
    ]);
    const third = (await editor.save(second, { name: 'Eran' })).json();
    expect(await Promise.all(['perse', 'iran', 'eran'].map(found))).toEqual([
      ['Eran', 'alias'],
      ['Eran', 'alias'],
      ['Eran', 'slug'],
    ]);
    await editor.save(third, { name: 'Perse' });
    expect(await Promise.all(['perse', 'iran', 'eran'].map(found))).toEqual([
      ['Perse', 'slug'],
      ['Perse', 'alias'],
      ['Perse', 'alias'],
    ]);
  });

  it('if it is an alias, leads to the address of the alias', async () => {
    const country = await editor.country({ name: 'Viêt Nam' });
    const renamed = (await editor.save(country, { name: 'Vietnam' })).json();
    expect(renamed).toMatchObject({ name: 'Vietnam', slug: 'viet-nam' });
    expect(await Promise.all(['vietnam', 'viet-nam'].map(found))).toEqual([
      ['Vietnam', 'alias'],
      ['Vietnam', 'slug'],
    ]);
    await editor.recipe({ title: 'Phở', country_id: country.id });
    expect((await app.inject(`${API.recipes}?pays=vietnam`)).json()).toMatchObject({ total: 1 });
    expect(refusedWith(await create({ name: 'Corée' }))).toMatchObject(taken('/pays/coree-du-sud'));
  });

  it('that another country takes leads there', async () => {
    const old = await editor.country({ name: 'Siam' });
    await editor.save(old, { name: 'Thaïlande' });
    await editor.country({ name: 'Siam' });
    expect(await found('siam')).toEqual(['Siam', 'slug']);
  });

  it('that two countries once had leads to the newer one', async () => {
    const older = await editor.country({ name: 'Zaïre' });
    await editor.save(older, { name: 'Congo-Kinshasa' });
    const newer = await editor.country({ name: 'Zaïre' });
    await editor.save(newer, { name: 'Autre Zaïre' });
    expect(await found('zaire')).toEqual(['Autre Zaïre', 'alias']);
  });

  it('still leads to the country by an alias, and by the name in an import', async () => {
    const old = await editor.country({ name: 'Birmanie' });
    await editor.save(old, { name: 'Union de Birmanie' });
    expect(await found('myanmar')).toEqual(['Union de Birmanie', 'alias']);
    await fixture.application.recipes.importMany([aRecipe({ title: 'Mohinga', country: 'Birmanie' })]);
    expect((await app.inject(API.recipe('mohinga'))).json().country).toMatchObject({ name: 'Union de Birmanie' });
  });

  it('changes on recipes, filters and lists at once', async () => {
    const country = await editor.country({ name: 'Ceylan' });
    await editor.recipe({ title: 'Kottu', country_id: country.id });
    expect((await app.inject(API.recipe('kottu'))).json().country).toMatchObject({ slug: 'ceylan' });
    await editor.save(country, { name: 'Sri Lanka', particule_en_au: 'au' });
    const expected = { name: 'Sri Lanka', slug: 'sri-lanka', particule_en_au: 'au' };
    expect((await app.inject(API.recipe('kottu'))).json().country).toMatchObject(expected);
    const { items, facets } = (await app.inject(`${API.recipes}?pays=sri-lanka`)).json();
    expect(items).toMatchObject([{ title: 'Kottu', country: expected }]);
    expect(facets.pays).toContainEqual({ value: 'sri-lanka', label: 'Sri Lanka', count: 1 });
    expect((await app.inject(`${API.countries}?q=sri&with_recipes=true`)).json().items).toMatchObject([expected]);
  });
});

describe('two editors', () => {
  it('save once at a revision: the second of two saves is refused', async () => {
    const country = await editor.country({ name: 'Malte' });
    const responses = await Promise.all(
      ['à', 'au'].map((particule_en_au) => editor.save(country, { particule_en_au })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(refusedWith(await editor.save(country))).toMatchObject({ status: 409, code: 'REVISION_CONFLICT' });
  });

  it('of whom one removes the country: the save of the other says who moved it to the trash', async () => {
    const country = await editor.country({ name: 'Chypre' });
    expect((await editor.call('DELETE', ADMIN_API.country(country.id))).statusCode).toBe(204);
    const refused = refusedWith(await editor.save(country));
    expect(refused).toMatchObject({ status: 410, code: 'COUNTRY_GONE' });
    expect(refused.detail).toMatch(/^Mis à la corbeille par \S+@\S+\.$/);
    await editor.call('DELETE', ADMIN_API.permanently(ADMIN_API.country(country.id)));
    expect(refusedWith(await editor.save(country))).toMatchObject({ status: 404, code: 'COUNTRY_NOT_FOUND' });
    expect(await found('chypre')).toBe('COUNTRY_NOT_FOUND');
  });
});

it('the audit log identifies the country and lists the fields that changed', async () => {
  const country = await editor.country({ name: 'Zaïre' });
  await editor.save(country, { name: 'Congo', regions: [] });
  await editor.call('DELETE', ADMIN_API.country(country.id));
  const entries = await fixture.application.audit.latest(3);
  expect(entries.map(({ action, target, changes }) => ({ action, target, changes }))).toEqual([
    { action: 'DELETE /api/admin/countries/:id', target: `Congo (${country.id})`, changes: undefined },
    {
      action: 'PUT /api/admin/countries/:id',
      target: `Congo (${country.id})`,
      changes: ['name (was Zaïre)', 'regions', 'slug (was zaire)'],
    },
    { action: 'POST /api/admin/countries', target: `Zaïre (${country.id})`, changes: undefined },
  ]);
});

describe('the list of countries', () => {
  const listed = async (query: string) =>
    AdminCountryListSchema.parse((await editor.call('GET', `${ADMIN_API.countries}?${query}`)).json());
  const names = async (query: string) => (await listed(query)).items.map(({ name }) => name.split(' ').at(-1));

  it('finds a part of the name, filters, sorts and pages', async () => {
    const mark = randomUUID().slice(0, 8);
    const named = (name: string, fields: Partial<CountryInput> = {}) =>
      editor.country({ name: `${mark} ${name}`, ...fields });
    const peru = await named('Pérou');
    const chile = await named('Chili', { regions: [], recipe_description: null });
    const url = await editor.file(`countries/new/polaroid`);
    const image = { url, width: 1200, height: 900, placeholder: '', alt: '', focal: null };
    await named('Équateur', { images: [{ ...image, image_type: 'polaroid' }] });
    await editor.recipe({ title: `Ceviche ${mark}`, country_id: peru.id });
    await editor.save(chile, { particule_en_au: 'au' });

    expect(await names(`q=${mark}`)).toEqual(['Chili', 'Équateur', 'Pérou']);
    expect(await names(`q=${mark}&sort=-name`)).toEqual(['Pérou', 'Équateur', 'Chili']);
    expect(await names(`q=${mark.toUpperCase()}+PER`)).toEqual(['Pérou']);
    expect(await names(`q=${mark}&with_recipes=true`)).toEqual(['Pérou']);
    expect(await names(`q=${mark}&with_recipes=false`)).toEqual(['Chili', 'Équateur']);
    expect(await names(`q=${mark}&no_pictures=true`)).toEqual(['Chili', 'Pérou']);
    expect(await names(`q=${mark}&sort=-recipe_count`)).toEqual(['Pérou', 'Chili', 'Équateur']);
    expect(await names(`q=${mark}&sort=recipe_count`)).toEqual(['Chili', 'Équateur', 'Pérou']);
    expect(await names(`q=${mark}&sort=-updated_at`)).toEqual(['Chili', 'Équateur', 'Pérou']);
    expect(await names(`q=${mark}&sort=updated_at`)).toEqual(['Pérou', 'Équateur', 'Chili']);
    expect(await listed(`q=${mark}&page=2&page_size=2`)).toMatchObject({ total: 3, items: [{ id: peru.id }] });
    expect((await listed(`q=${mark}`)).items).toMatchObject([
      { recipe_count: 0, regions: [], recipe_description: null, polaroid: null },
      { polaroid: { url } },
      { recipe_count: 1, regions: ['Europe', 'Scandinavie'], polaroid: null },
    ]);
    expect((await editor.call('GET', ADMIN_API.country(peru.id))).json().recipe_count).toBe(1);
  });

  it('refuses unknown parameters and values', async () => {
    for (const query of ['sort=slug', 'q[$gt]=', 'with_recipes=x', 'no_pictures=false', 'page_size=101', 'filter=x'])
      expect((await editor.call('GET', `${ADMIN_API.countries}?${query}`)).statusCode, query).toBe(422);
  });

  it('lists each region in use once, in order', async () => {
    await editor.country({ name: 'Lesotho', regions: ['Afrique', 'Îles imaginaires'] });
    await editor.country({ name: 'Eswatini', regions: ['AFRIQUE', 'Zone imaginaire'] });
    const { items } = CountryRegionsSchema.parse((await editor.call('GET', ADMIN_API.countryRegions)).json());
    expect(items.filter((each) => /afrique|imaginaire/i.test(each))).toEqual([
      expect.stringMatching(/^afrique$/i),
      'Îles imaginaires',
      'Zone imaginaire',
    ]);
  });
});
