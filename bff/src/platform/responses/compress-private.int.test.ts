import { brotliDecompressSync } from 'node:zlib';
import { ADMIN_API, AdminRecipeListSchema } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { appOfFile, openSeeded } from '../../testing/test-app.ts';

let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  const fixture = await openSeeded();
  app = await appOfFile(fixture);
  cookie = await cookieOf(app, await anAccount(fixture.application));
});

const read = (url: string, encoding: string) => {
  const { headers, ...holder } = asHolder(cookie);
  return app.inject({ method: 'GET', url, ...holder, headers: { ...headers, 'accept-encoding': encoding } });
};

it('responses behind sign-in are compressed for clients that accept that', async () => {
  const plain = await read(ADMIN_API.recipes, 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['cache-control']).toContain('no-store');
  expect(AdminRecipeListSchema.parse(plain.json()).items).not.toEqual([]);
  const packed = await read(ADMIN_API.recipes, 'gzip, br');
  expect(packed.headers['content-encoding']).toBe('br');
  expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
});

it('short responses behind sign-in are sent as they are', async () => {
  const { headers, statusCode } = await read(ADMIN_API.stats, 'br');
  expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
});
