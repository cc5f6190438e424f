import { ADMIN_API } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEditor, type Editor } from '../../testing/editor.ts';
import { libraryOf } from '../../testing/library.ts';
import { appFor, appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';
import { aPhoto } from '../../testing/uploads.ts';

let fixture: Fixture;
let app: FastifyInstance;
let editor: Editor;
let library: ReturnType<typeof libraryOf>;
beforeAll(async () => {
  fixture = await openSeeded();
  app = await appOfFile(fixture, { WARM_PICTURES: 'false' });
  editor = await anEditor(app, fixture);
  library = libraryOf(app, fixture, editor);
});

describe('an uploaded picture', () => {
  it('is in the library under the name of its file, the newest first', async () => {
    const first = await library.upload('cover', await aPhoto(), 'Tarte aux pommes.jpg');
    const second = await library.upload('library', await aPhoto(60, 50), 'C:\\photos\\Étal.png');
    expect((await library.list('?page_size=2')).items).toMatchObject([
      { id: second.picture.id, url: second.url, name: 'Étal.png', kept: true, use_count: 0, width: 60, height: 50 },
      { id: first.picture.id, url: first.url, name: 'Tarte aux pommes.jpg', kept: false, bytes: first.bytes, alt: '' },
    ]);
  });

  it.each([
    ['q=tart', true],
    ['q=PÂTISSONS%20tarte', true],
    ['q=atisson', false],
    ['q=poire', false],
    ['use=none', true],
    ['use=cover', false],
    ['no_alt=true', true],
    ['pays=japon', false],
  ])('is found by %s: %s', async (query, isFound) => {
    const { id } = await library.upload('cover', await aPhoto(), 'Tarte aux pâtissons.jpg');
    const found = (await library.list(`?${query}`)).items.map((picture) => picture.id);
    expect(found.includes(id)).toBe(isFound);
  });
});

/** How many pictures have this address. */
const countOf = async (url?: string) => (await library.list()).items.filter((picture) => picture.url === url).length;

describe('the same pixels', () => {
  it.each([
    ['in the same folder', 'cover'],
    ['in another folder', 'plat'],
  ])('uploaded twice, %s, are one picture', async (_where, folder) => {
    const photo = await aPhoto();
    const first = await library.upload('cover', photo);
    const again = await library.upload(folder, photo);
    expect(first.picture.is_known).toBe(false);
    expect(again).toEqual({ ...first, picture: { ...first.picture, is_known: true } });
    expect(await countOf(first.url)).toBe(1);
  });

  it('of another kind of file, or of what the site serves, are that picture', async () => {
    const photo = await aPhoto();
    const first = await library.upload('cover', await sharp(photo).png({ compressionLevel: 1 }).toBuffer());
    const other = await library.upload('cover', await sharp(photo).png({ compressionLevel: 9 }).toBuffer());
    const served = await library.upload('cover', (await app.inject(first.url)).rawPayload);
    expect([other.url, served.url]).toEqual([first.url, first.url]);
  });

  it('uploaded to two instances at the same moment are one picture', async () => {
    const [photo, other] = [await aPhoto(), await appFor(fixture, { WARM_PICTURES: 'false' })];
    const upload = (instance: FastifyInstance, folder: string) =>
      libraryOf(instance, fixture, editor).upload(folder, photo);
    const urls = (await Promise.all([upload(app, 'cover'), upload(other, 'plat')])).map(({ url }) => url);
    expect(new Set(urls).size).toBe(1);
    expect(await countOf(urls[0])).toBe(1);
    expect((await app.inject(urls[0] ?? '')).statusCode).toBe(200);
  });

  it('come back that were removed', async () => {
    const photo = await aPhoto();
    const { url } = await library.upload('cover', photo);
    const removal = `${ADMIN_API.media}?url=${encodeURIComponent(url)}`;
    await editor.call('DELETE', removal);
    expect([await countOf(url), (await app.inject(url)).statusCode]).toEqual([0, 404]);
    expect((await library.upload('cover', photo)).url).toBe(url);
    expect([await countOf(url), (await app.inject(url)).statusCode]).toEqual([1, 200]);
  });
});

it.each(['?page=0', '?q=a&q=b', '?use=nothing', '?pays=..%2F', '?x=1', '?page_size=1000', `?q=${'a'.repeat(101)}`])(
  'the library refuses %s',
  async (query) => {
    const response = await editor.call('GET', `${ADMIN_API.pictures}${query}`);
    expect([response.statusCode, response.json().code]).toEqual([422, 'VALIDATION_FAILED']);
  },
);

it('the library is closed to visitors', async () => {
  expect((await app.inject(ADMIN_API.pictures)).statusCode).toBe(401);
});
