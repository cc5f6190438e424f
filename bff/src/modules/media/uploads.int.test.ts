import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ADMIN_API, API, DEFAULT_SHARED, UPLOAD_BYTES_MAX, UPLOAD_MESSAGES, UploadedFilesSchema } from '@tdt/contracts';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, anAccount, asHolder, cookieOf, FROM_OUR_PAGE } from '../../testing/accounts.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';
import { aPhoto, beginUpload, COVERS, formOf, responseOf, uploadOf } from '../../testing/uploads.ts';

let fixture: Fixture;
let app: FastifyInstance;
let accounts: Account[];
/** Of the three users, who sign in once. */
let cookies: string[];

beforeAll(async () => {
  fixture = await openSeeded();
  accounts = await Promise.all(Array.from({ length: 3 }, () => anAccount(fixture.application)));
});
beforeEach(async () => {
  app = await appFor(fixture, { WARM_PICTURES: 'false' });
  cookies ??= await Promise.all(accounts.map((account) => cookieOf(app, account)));
});

async function storedPaths(): Promise<Set<string>> {
  const paths = new Set<string>();
  for await (const { path } of fixture.application.storage.list('media')) paths.add(path);
  return paths;
}

/** Sends files as the first user. */
const send = async (url: string, ...files: readonly Buffer[]) =>
  app.inject({ url, ...(await uploadOf(cookies[0] ?? '', ...files)) });

describe('an upload', () => {
  it('returns the addresses of its pictures, which the site then serves', async () => {
    const response = await send(COVERS, await aPhoto(), await aPhoto(80, 20));
    expect(response.statusCode).toBe(201);
    const { items } = UploadedFilesSchema.parse(response.json());
    expect(items.map(({ width, height }) => [width, height])).toEqual([
      [40, 30],
      [80, 20],
    ]);
    const served = await app.inject(items[1]?.url ?? '');
    expect(served.headers['content-type']).toBe('image/webp');
    expect(served.rawPayload.length).toBe(items[1]?.bytes);
  });

  it('of a video is served in the requested parts', async () => {
    const video = Buffer.from('\0\0\0\u0010ftypisom\0\0\0\0\0\0\0\bmoov\0\0\0\u0012mdatthe frames', 'latin1');
    const response = await send(`${ADMIN_API.media}?folder=recipe-steps-videos`, video);
    const { url } = response.json().items[0];
    const part = await app.inject({ url, headers: { range: 'bytes=-10' } });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('the frames');
    expect(part.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': 'bytes 32-41/42',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is recorded with what it stored', async () => {
    const { url } = (await send(COVERS, await aPhoto())).json().items[0];
    const [entry] = await fixture.application.audit.latest(1);
    expect(entry).toMatchObject({ action: 'POST /api/admin/media', target: url, outcome: 'done' });
  });

  it('makes the sizes of cards in the background', async () => {
    app = await appFor(fixture);
    const { url } = (await send(COVERS, await aPhoto(330, 200))).json().items[0];
    const path = `${url.slice(1, -'.webp'.length)}.320.avif`;
    await expect.poll(() => fixture.application.storage.exists(path), { timeout: 20_000 }).toBe(true);
  });
});

it.each(['', 'no picture'])('a file that became %j responds with 404, and so do its sizes', async (content) => {
  const { url } = (await send(COVERS, await aPhoto(330, 200))).json().items[0];
  await fixture.application.storage.put(url.slice(1), content);
  for (const size of ['320.avif', '320.webp', '1x1.webp', '1200x630.jpg'])
    expect((await app.inject(url.replace('webp', size))).statusCode).toBe(404);
  if (content === '') expect((await app.inject(url)).statusCode).toBe(404);
});

describe('what is refused', () => {
  it('a body that is no form with files', async () => {
    const { headers } = asHolder(cookies[0] ?? '');
    const post = (parts: object) => app.inject({ method: 'POST', url: COVERS, headers, ...parts });
    expect((await post({ payload: { a: 1 } })).statusCode).toBe(415);
    expect((await post({})).statusCode).toBe(415);
    const form = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post({ headers: form, payload: 'nonsense' })).statusCode).toBe(400);
    expect((await post({ headers: form, payload: '--x\r\n\r\nhalf of' })).statusCode).toBe(400);
    const empty = await post({ headers: form, payload: '--x--\r\n' });
    expect([empty.statusCode, empty.json().detail]).toEqual([422, UPLOAD_MESSAGES.noFile]);
  });

  it('more than eight files, all of them', async () => {
    const before = await storedPaths();
    const response = await send(COVERS, ...(await Promise.all(Array.from({ length: 9 }, () => aPhoto()))));
    expect(response.statusCode).toBe(413);
    expect(response.json().detail).toContain('Au plus 8 fichiers');
    expect(await storedPaths()).toEqual(before);
  });

  it('a file beyond the limit of its folder, with the sentence of the form', async () => {
    const response = await send(COVERS, Buffer.alloc(2 * UPLOAD_BYTES_MAX.cover));
    expect([response.statusCode, response.json().detail]).toEqual([413, UPLOAD_MESSAGES.coverTooLarge]);
  });

  it('a foreign page, and a caller who is not signed in', async () => {
    const { headers, ...rest } = await uploadOf(cookies[0] ?? '', await aPhoto());
    const foreign = { ...headers, origin: 'https://elsewhere.example' };
    expect((await app.inject({ url: COVERS, ...rest, headers: foreign })).statusCode).toBe(403);
    const { type, payload } = await formOf([await aPhoto()]);
    const unknown = { ...FROM_OUR_PAGE, ...type };
    expect((await app.inject({ url: COVERS, method: 'POST', payload, headers: unknown })).statusCode).toBe(401);
  });
});

describe('over a connection', () => {
  let port: number;
  beforeEach(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });

  const begin = (cookie: string, files: readonly Buffer[], share: number) => beginUpload(port, cookie, files, share);

  it('two uploads of a user run at a time, and four of all; the others are asked to try again', async () => {
    const [first = '', second = '', third = ''] = cookies;
    const photo = await aPhoto();
    const running = [];
    for (const cookie of [first, first, second, second]) running.push(await begin(cookie, [photo], 0.5));
    for (const cookie of [first, third]) {
      await expect
        .poll(async () => {
          const extra = await begin(cookie, [photo], 1);
          const response = responseOf(extra.client);
          extra.finish();
          return [(await response).status, (await response).headers['retry-after']];
        })
        .toEqual([429, '3']);
    }
    for (const { client, finish } of running) {
      const response = responseOf(client);
      finish();
      expect((await response).status).toBe(201);
    }
    const later = await send(COVERS, photo);
    expect(later.statusCode).toBe(201);
  });

  it('an upload that breaks off leaves nothing behind', async () => {
    const before = await storedPaths();
    const { client } = await begin(cookies[0] ?? '', [await aPhoto(), Buffer.alloc(300_000)], 0.5);
    await expect.poll(async () => (await storedPaths()).size).toBe(before.size + 1);
    client.destroy();
    await expect.poll(storedPaths).toEqual(before);
  });

  it('a refused upload gets its response before its end, and leaves the connection open', async () => {
    const { client, finish } = await begin(cookies[0] ?? '', [Buffer.from('text'), Buffer.alloc(30_000_000)], 0.01);
    const response = await responseOf(client);
    expect([response.status, response.body.detail]).toEqual([415, UPLOAD_MESSAGES.coverType]);
    finish();
    await once(client, 'finish');
    expect(client.socket?.destroyed).toBe(false);
  });
});

describe('the removal of a file', () => {
  const remove = (url: string) =>
    app.inject({
      method: 'DELETE',
      url: `${ADMIN_API.media}?url=${encodeURIComponent(url)}`,
      ...asHolder(cookies[0] ?? ''),
    });

  it('takes its sizes with it', async () => {
    const before = await storedPaths();
    const { url } = (await send(COVERS, await aPhoto(330, 200))).json().items[0];
    expect((await app.inject(url.replace('.webp', '.320.avif'))).statusCode).toBe(200);
    expect((await remove(url)).statusCode).toBe(204);
    expect(await storedPaths()).toEqual(before);
    expect((await app.inject(url)).statusCode).toBe(404);
    const [entry] = await fixture.application.audit.latest(1);
    expect(entry).toMatchObject({ action: 'DELETE /api/admin/media', target: url, outcome: 'done' });
  });

  it('is refused while a page shows it, around its focal point', async () => {
    const { url } = (await send(COVERS, await aPhoto())).json().items[0];
    const image = { url, width: 40, height: 30, placeholder: '', alt: '', focal: { x: 0, y: 5 }, image_type: 'cover' };
    const recipe = { ...aRecipeInput(), images: [image] };
    const { headers } = asHolder(cookies[0] ?? '');
    const created = await app.inject({ method: 'POST', url: ADMIN_API.recipes, headers, payload: recipe });
    expect(created.statusCode).toBe(201);
    const { cover } = (await app.inject(API.recipe(created.json().slug))).json();
    expect(cover).toMatchObject({ url, focal: { x: 0, y: 5 } });
    const response = await remove(url);
    expect([response.statusCode, response.json().code]).toEqual([409, 'MEDIA_IN_USE']);
    expect((await app.inject(url)).statusCode).toBe(200);
  });

  it('is undone by a save that refers to the file', async () => {
    const { url } = (await send(COVERS, await aPhoto())).json().items[0];
    expect((await remove(url)).statusCode).toBe(204);
    expect((await app.inject(url)).statusCode).toBe(404);
    const image = { url, width: 40, height: 30, placeholder: '', alt: '', focal: null, image_type: 'cover' };
    const payload = { ...aRecipeInput(), images: [image] };
    const { headers } = asHolder(cookies[0] ?? '');
    const created = await app.inject({ method: 'POST', url: ADMIN_API.recipes, headers, payload });
    expect(created.statusCode).toBe(201);
    expect((await app.inject(url)).statusCode).toBe(200);
    expect((await app.inject(url.replace('.webp', '.1x1.webp'))).statusCode).toBe(200);
  });

  it.each([
    '/media/recipe-images/default/6b1a9322-684b-51ab-a6fb-bad74e217ee6.webp',
    '/media/recipe-images/cover/6b1a9322-684b-51ab-a6fb-bad74e217ee6.webp',
    '/media/recipe-images/cover/../default/6b1a9322-684b-51ab-a6fb-bad74e217ee6.webp',
    '/media/other/6b1a9322-684b-51ab-a6fb-bad74e217ee6.webp',
    'https://elsewhere.example/media/recipe-images/cover/6b1a9322-684b-51ab-a6fb-bad74e217ee6.webp',
    '/assets/shell/abc/web/main.js',
    '../../engine',
    '',
  ])('finds no upload at %j', async (url) => {
    if (url.includes('default/')) await app.inject(url);
    expect((await remove(url)).statusCode).toBe(404);
    if (url === DEFAULT_SHARED) expect((await app.inject(url)).statusCode).toBe(200);
  });
});
