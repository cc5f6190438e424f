import { ADMIN_API, AdminPictureListSchema, UploadedFilesSchema } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';
import { aPhoto, COVERS, formOf } from '../../testing/uploads.ts';

const DISHES = `${ADMIN_API.media}?folder=plat`;
const LIBRARY = `${ADMIN_API.media}?folder=library`;

let fixture: Fixture;
let app: FastifyInstance;
let cookie: string;
beforeEach(async () => {
  fixture = await openSeeded();
  app = await appFor(fixture, { WARM_PICTURES: 'false' });
  cookie = await cookieOf(app, await anAccount(fixture.application));
});

async function upload(url: string, file: Buffer, name?: string) {
  const { payload, type } = await formOf([file], name);
  const response = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...asHolder(cookie).headers, ...type },
  });
  const [item] = UploadedFilesSchema.parse(response.json()).items;
  if (!item?.picture) throw new Error('no picture was stored');
  return { ...item, picture: item.picture };
}

async function list(query = '') {
  const response = await app.inject({ url: `${ADMIN_API.pictures}${query}`, ...asHolder(cookie) });
  expect(response.statusCode).toBe(200);
  return AdminPictureListSchema.parse(response.json());
}

describe('an uploaded picture', () => {
  it('is in the library under the name of its file, the newest first', async () => {
    const first = await upload(COVERS, await aPhoto(), 'Tarte aux pommes.jpg');
    const second = await upload(LIBRARY, await aPhoto(60, 50), 'C:\\photos\\Étal.png');
    expect((await list()).items).toMatchObject([
      { id: second.picture.id, url: second.url, name: 'Étal.png', kept: true, use_count: 0, width: 60, height: 50 },
      { id: first.picture.id, url: first.url, name: 'Tarte aux pommes.jpg', kept: false, bytes: first.bytes, alt: '' },
    ]);
  });

  it.each([
    ['?q=tart', 1],
    ['?q=POMMES%20tarte', 1],
    ['?q=omme', 0],
    ['?q=poire', 0],
    ['?use=none', 1],
    ['?use=cover', 0],
    ['?no_alt=true', 1],
    ['?pays=japon', 0],
  ])('is found by %s: %i', async (query, total) => {
    await upload(COVERS, await aPhoto(), 'Tarte aux pommes.jpg');
    expect((await list(query)).total).toBe(total);
  });
});

describe('the same pixels', () => {
  it.each([
    ['in the same folder', COVERS],
    ['in another folder', DISHES],
  ])('uploaded twice, %s, are one picture', async (_where, url) => {
    const photo = await aPhoto();
    const first = await upload(COVERS, photo);
    const again = await upload(url, photo);
    expect(first.picture.is_known).toBe(false);
    expect(again).toEqual({ ...first, picture: { ...first.picture, is_known: true } });
    expect((await list()).total).toBe(1);
  });

  it('of another kind of file, or of what the site serves, are that picture', async () => {
    const photo = await aPhoto();
    const first = await upload(COVERS, await sharp(photo).png({ compressionLevel: 1 }).toBuffer());
    const other = await upload(COVERS, await sharp(photo).png({ compressionLevel: 9 }).toBuffer());
    const served = await upload(COVERS, (await app.inject(first.url)).rawPayload);
    expect([other.url, served.url]).toEqual([first.url, first.url]);
  });

  it('uploaded to two instances at the same moment are one picture', async () => {
    const [photo, other] = [await aPhoto(), await appFor(fixture, { WARM_PICTURES: 'false' })];
    const { payload, type } = await formOf([photo]);
    const sent = [app, other].map((instance, index) =>
      instance.inject({
        method: 'POST',
        url: index === 0 ? COVERS : DISHES,
        payload,
        headers: { ...asHolder(cookie).headers, ...type },
      }),
    );
    const urls = (await Promise.all(sent)).map((response) => response.json().items[0].url);
    expect(new Set(urls).size).toBe(1);
    expect((await list()).items.map(({ url }) => url)).toEqual([urls[0]]);
    expect((await app.inject(urls[0])).statusCode).toBe(200);
  });

  it('come back that were removed', async () => {
    const photo = await aPhoto();
    const { url } = await upload(COVERS, photo);
    const removal = `${ADMIN_API.media}?url=${encodeURIComponent(url)}`;
    await app.inject({ method: 'DELETE', url: removal, ...asHolder(cookie) });
    expect([(await list()).total, (await app.inject(url)).statusCode]).toEqual([0, 404]);
    expect((await upload(COVERS, photo)).url).toBe(url);
    expect([(await list()).total, (await app.inject(url)).statusCode]).toEqual([1, 200]);
  });
});

it.each(['?page=0', '?q=a&q=b', '?use=nothing', '?pays=..%2F', '?x=1', '?page_size=1000', `?q=${'a'.repeat(101)}`])(
  'the library refuses %s',
  async (query) => {
    const response = await app.inject({ url: `${ADMIN_API.pictures}${query}`, ...asHolder(cookie) });
    expect([response.statusCode, response.json().code]).toEqual([422, 'VALIDATION_FAILED']);
  },
);

it('the library is closed to visitors', async () => {
  expect((await app.inject(ADMIN_API.pictures)).statusCode).toBe(401);
});
