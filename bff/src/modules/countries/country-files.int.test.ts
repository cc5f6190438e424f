import { randomUUID } from 'node:crypto';
import { ADMIN_API, API, type CountryInput, countryFolder, NEW_COUNTRY, UploadedFilesSchema } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAccount, cookieOf } from '../../testing/accounts.ts';
import { anEditor, type Editor, refusedWith } from '../../testing/editor.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';
import { aPhoto, uploadOf } from '../../testing/uploads.ts';

type Picture = CountryInput['images'][number];

let fixture: Fixture;
let app: FastifyInstance;
let editor: Editor;
let cookie: string;
beforeAll(async () => {
  fixture = await openSeeded();
  app = await appOfFile(fixture);
  editor = await anEditor(app, fixture);
  cookie = await cookieOf(app, await anAccount(fixture.application));
});

const shown = (url: string, image_type: Picture['image_type'] = 'recipe'): Picture => ({
  url,
  width: 1200,
  height: 800,
  placeholder: '',
  alt: 'Un port',
  focal: { x: 3, y: 7 },
  image_type,
});

const removeForGood = async (id: string) => {
  const address = ADMIN_API.country(id);
  for (const path of [address, ADMIN_API.permanently(address)])
    expect((await editor.call('DELETE', path)).statusCode).toBe(204);
};

const upload = async (folder: string, bytes?: Buffer) =>
  app.inject({ url: `${ADMIN_API.media}?folder=${folder}`, ...(await uploadOf(cookie, bytes ?? (await aPhoto()))) });

describe('the pictures of a country', () => {
  it('keep their order within each type, and show on its page', async () => {
    const [polaroid, first, second, collage] = await Promise.all(
      ['polaroid', 'recipe', 'recipe', 'category'].map((type) => editor.file(`countries/new/${type}`)),
    );
    const sent = [
      shown(second ?? ''),
      shown(collage ?? '', 'category'),
      shown(first ?? ''),
      shown(polaroid ?? '', 'polaroid'),
    ];
    const country = await editor.country({ name: 'Grèce', images: sent });
    const ofType = (type: string) => country.images.filter(({ image_type }) => image_type === type);
    expect(ofType('recipe')).toEqual([shown(second ?? ''), shown(first ?? '')]);
    const page = (await app.inject(API.country('grece'))).json();
    expect(page).toMatchObject({
      polaroid: { url: polaroid, focal: { x: 3, y: 7 } },
      recipe_images: [{ url: second }, { url: first }],
      category_images: [{ url: collage, alt: 'Un port' }],
    });
    const swapped = [shown(first ?? ''), shown(second ?? '')];
    expect((await editor.save(country, { images: swapped })).json().images).toEqual(swapped);
  });

  it('go with the country and its versions, with their variants, unless something else shows them', async () => {
    const [left, shared] = [await editor.file('countries/new/recipe'), await editor.file('countries/new/recipe')];
    const variant = left.replace('.webp', '.320.avif');
    await fixture.application.storage.put(variant.slice(1), 'pixels');
    const country = await editor.country({ name: 'Croatie', images: [shown(left), shown(shared)] });
    await editor.country({ name: 'Dalmatie', images: [shown(shared)] });
    await editor.save(country, { images: [] });
    expect(await editor.isStored(left)).toBe(true);
    await removeForGood(country.id);
    expect(await Promise.all([left, variant, shared].map(editor.isStored))).toEqual([false, false, true]);
  });

  it('stay when the save is refused', async () => {
    const url = await editor.file('countries/new/recipe');
    const country = await editor.country({ name: 'Albion', images: [shown(url)] });
    await editor.save(country);
    expect((await editor.save(country, { images: [] })).statusCode).toBe(409);
    expect((await editor.save({ ...country, revision: 2 }, { images: [], name: 'Japon' })).statusCode).toBe(409);
    expect(await editor.isStored(url)).toBe(true);
  });

  it('that another editor has dropped are a conflict for a form that still shows them', async () => {
    const url = await editor.file('countries/new/recipe');
    const country = await editor.country({ name: 'Thrace', images: [shown(url)] });
    const added = await editor.file('countries/new/recipe');
    await editor.save(country, { images: [] });
    const late = await editor.save(country, { images: [shown(url), shown(added)] });
    expect(refusedWith(late)).toMatchObject({ status: 409, code: 'REVISION_CONFLICT' });
  });

  it('must exist, unless the country showed them before', async () => {
    const lost = await editor.file('countries/new/recipe');
    const country = await editor.country({ name: 'Bosnie', images: [shown(lost)] });
    await fixture.application.storage.remove(lost.slice(1));
    expect((await editor.save(country)).statusCode).toBe(200);
    const missing = [
      `/media/recipe-images/countries/new/recipe/${randomUUID()}.webp`,
      '/media/recipe-images/../secret',
    ];
    const images = missing.map((url) => shown(url));
    expect(refusedWith(await editor.save({ ...country, revision: 2 }, { images })).errors).toEqual(
      missing.map((_, index) => ({
        path: `images.${index}.url`,
        message: "Ce fichier n'existe pas sur le site.",
      })),
    );
    expect(refusedWith(await editor.call('POST', ADMIN_API.countries, { name: 'X', images })).status).toBe(422);
  });

  it('go with the country', async () => {
    const url = await editor.file('countries/new/polaroid');
    const country = await editor.country({ name: 'Serbie', images: [shown(url, 'polaroid')] });
    await removeForGood(country.id);
    expect(await editor.isStored(url)).toBe(false);
  });
});

describe('the folders of countries', () => {
  it.each([NEW_COUNTRY, randomUUID()])('take pictures, of %s', async (id) => {
    const response = await upload(countryFolder(id, 'polaroid'));
    expect(response.statusCode, response.body).toBe(201);
    const [item] = UploadedFilesSchema.parse(response.json()).items;
    expect(item?.url).toMatch(new RegExp(`^/media/recipe-images/countries/${id}/polaroid/[0-9a-f-]{36}\\.webp$`));
    const { statusCode, headers } = await app.inject(item?.url ?? '');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it.each([
    'countries/new',
    'countries/new/mood',
    'countries/JP/polaroid',
    'countries/new/polaroid/x',
    `countries/${randomUUID()}x/polaroid`,
    'countries/../polaroid',
    'countries//polaroid',
    'countries',
  ])('are no others: %s', async (folder) => {
    const response = await upload(encodeURIComponent(folder));
    expect(refusedWith(response)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
  });

  it('lose a file on demand that nothing shows, and keep those of the demo', async () => {
    const unused = await editor.file('countries/new/category');
    const demo = await editor.file('countries/JP/polaroid');
    const used = await editor.file('countries/new/recipe');
    await editor.country({ name: 'Slovénie', images: [shown(used)] });
    const remove = async (url: string) =>
      (await editor.call('DELETE', `${ADMIN_API.media}?url=${encodeURIComponent(url)}`)).statusCode;
    expect(await Promise.all([unused, demo, used].map(remove))).toEqual([204, 404, 409]);
    expect(await Promise.all([unused, demo, used].map(editor.isStored))).toEqual([false, true, true]);
  });
});
