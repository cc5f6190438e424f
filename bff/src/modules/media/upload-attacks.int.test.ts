import type { AddressInfo } from 'node:net';
import { ADMIN_API } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';
import { aPhoto, beginUpload, COVERS, formOf, responseOf } from '../../testing/uploads.ts';

/** A site of its own, with its cookie of an editor. */
async function openSite(env: Record<Uppercase<string>, string> = {}) {
  const fixture = await openSeeded(env);
  const app = await appOfFile(fixture, { WARM_PICTURES: 'false' });
  const cookie = await cookieOf(app, await anAccount(fixture.application));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { fixture, app, cookie, port: (app.server.address() as AddressInfo).port };
}

async function pathsOf({ application }: Fixture): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of application.storage.list('media')) paths.push(path);
  return paths.sort();
}

let fixture: Fixture;
let app: FastifyInstance;
let cookie: string;
let port: number;
beforeAll(async () => {
  ({ fixture, app, cookie, port } = await openSite());
});

/** Sends one file that the form calls a JPEG. */
async function send(file: Buffer, url = COVERS, name?: string) {
  const { payload, type } = await formOf([file], name);
  return app.inject({ method: 'POST', url, payload, headers: { ...asHolder(cookie).headers, ...type } });
}

describe('a name with a path', () => {
  it.each([
    '../../../etc/passwd',
    '..\\..\\engine\\data.db',
    '/etc/cron.d/evil.php',
    'a"; filename="../x.php',
    '%2e%2e%2fx',
  ])('of a file stays out of its address: %s', async (name) => {
    const before = await pathsOf(fixture);
    const response = await send(await aPhoto(), COVERS, name);
    expect(response.statusCode).toBe(201);
    const { url } = response.json().items[0];
    expect(url).toMatch(/^\/media\/recipe-images\/cover\/[0-9a-f-]{36}\.webp$/);
    expect((await pathsOf(fixture)).filter((path) => !before.includes(path))).toEqual([url.slice(1)]);
  });

  it.each(['cover/../default', 'cover%2F..%2Fdefault', '/etc', 'cover%00', 'Cover', 'default', 'cover&folder=plat'])(
    'of a folder is refused: %s',
    async (folder) => {
      const before = await pathsOf(fixture);
      const response = await send(await aPhoto(), `${ADMIN_API.media}?folder=${folder}`);
      expect([response.statusCode, response.json().code]).toEqual([422, 'VALIDATION_FAILED']);
      expect(await pathsOf(fixture)).toEqual(before);
    },
  );
});

it('responds to each of twenty concurrent uploads, and stores the retried ones as well', async () => {
  const before = await pathsOf(fixture);
  async function upload() {
    const { client, finish } = await beginUpload(port, cookie, [await aPhoto()], 0.5);
    const response = responseOf(client);
    finish();
    const { status, body } = await response;
    return { status, url: status === 201 ? body.items[0].url : '' };
  }
  const responses = await Promise.all(Array.from({ length: 20 }, upload));
  const stored = responses.filter(({ status }) => status === 201);
  expect(stored.length).toBeGreaterThan(1);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 429]));
  for (let count = stored.length; count < 20; count += 1) stored.push(await upload());
  expect(new Set(stored.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await pathsOf(fixture)).toEqual([...before, ...stored.map(({ url }) => url.slice(1))].sort());
});
