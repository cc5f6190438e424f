import { brotliCompressSync } from 'node:zlib';
import { type S3StandIn, startS3StandIn } from '@tdt/testing/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appFor, type Fixture, openSeeded } from '../testing/test-app.ts';

const BUNDLE = 'console.log("a bundle");';
const COMPRESSED = brotliCompressSync(BUNDLE);
const PICTURE = Buffer.from('not really a picture');
const FOLDER = 'media/recipe-images/cover';
/** More than a storage reads at once. */
const LARGE = Buffer.from(Array.from({ length: 600_000 }, (_, at) => at % 251));
const LARGE_ID = '7a1f2c0e-3a52-4a52-9d4b-0a3f6f0d9c22';
const ID = '6f1c2f0e-3a52-4a52-9d4b-0a3f6f0d9c11';

let fixture: Fixture;

/** The environment of a site that stores its files in a bucket, for all tests of a block. */
async function bucket(): Promise<Record<string, string>> {
  const service = await startS3StandIn();
  afterAll(() => service.close());
  return service.env;
}

async function openWithFiles(env: Record<string, string>): Promise<void> {
  fixture = await openSeeded(env);
  const { storage } = fixture.application;
  await storage.put('assets/shell/abc123/web/js/main.js', BUNDLE);
  await storage.put('assets/shell/abc123/web/js/main.js.br', COMPRESSED);
  await storage.put('assets/shell/abc123/web/js/main.js.map', '{}');
  await storage.put('assets/shell/abc123/web/font/text.woff2', 'font');
  await storage.put('assets/shell/abc123/node/server.cjs', 'secret');
  await storage.put('assets/shell/abc123/build.json', '{}');
  await storage.put(`${FOLDER}/${ID}.webp`, PICTURE);
  await storage.put(`${FOLDER}/${LARGE_ID}.webp`, LARGE);
}

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await appFor(fixture)).inject({ url, headers });

describe.each([
  ['on the local disk', async () => ({})],
  ['in a bucket', bucket],
])('files %s', (_where, environment) => {
  beforeAll(async () => openWithFiles(await environment()));

  describe('/assets', () => {
    it('serves a build for ever', async () => {
      const response = await get('/assets/shell/abc123/web/js/main.js');
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(BUNDLE);
      expect(response.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
      });
    });

    it('sends what was compressed at build time to clients that accept it', async () => {
      const response = await get('/assets/shell/abc123/web/js/main.js', { 'accept-encoding': 'gzip, br' });
      expect(response.headers['content-encoding']).toBe('br');
      expect(response.rawPayload.equals(COMPRESSED)).toBe(true);
      const gzip = await get('/assets/shell/abc123/web/js/main.js', { 'accept-encoding': 'gzip' });
      expect(gzip.headers['content-encoding']).toBeUndefined();
      expect(gzip.body).toBe(BUNDLE);
    });

    it.each([
      '/assets/shell/abc123/web/js/missing.js',
      '/assets/shell/abc123/web/js/main.js.map',
      '/assets/shell/abc123/web/js/main.js.br',
      '/assets/shell/abc123/web/js',
      '/assets/shell/abc123/web/',
      '/assets/shell/abc123/node/server.cjs',
      '/assets/shell/abc123/build.json',
      '/assets/shell/abc123/web/../build.json',
      '/assets/shell/abc123/web/%2e%2e/build.json',
      '/assets/shell/abc123/web/..%2fbuild.json',
      '/assets/shell/abc123/web/..%5cnode%5cserver.cjs',
      '/assets/shell/abc123/web/.hidden.js',
      '/assets/SHELL/abc123/web/js/main.js',
      '/assets',
      '/assets/',
    ])('does not serve %s', async (url) => {
      const response = await get(url);
      expect(response.headers['content-type']).not.toContain('javascript');
      expect([400, 404]).toContain(response.statusCode);
      expect(response.json()).toHaveProperty('code');
    });
  });

  describe('/media', () => {
    const url = `/${FOLDER}/${ID}.webp`;

    it('serves a picture to any site, for ever, and never as a document', async () => {
      const response = await get(url);
      expect(response.rawPayload.equals(PICTURE)).toBe(true);
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(PICTURE.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      });
      expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox$/);
    });

    it('responds with 304 to a client that has it', async () => {
      const { etag = '' } = (await get(url)).headers;
      const response = await get(url, { 'if-none-match': String(etag) });
      expect(response.statusCode).toBe(304);
      expect(response.body).toBe('');
    });

    it('sends the requested part', async () => {
      const response = await get(url, { range: 'bytes=4-9' });
      expect(response.statusCode).toBe(206);
      expect(response.body).toBe('really');
      expect(response.headers).toMatchObject({ 'content-range': 'bytes 4-9/20', 'content-length': '6' });
    });

    it.each([
      ['', 200, 0, 599_999],
      ['bytes=100-200', 206, 100, 200],
      ['bytes=200000-400000', 206, 200_000, 400_000],
      ['bytes=-10', 206, 599_990, 599_999],
    ])('sends the requested part of a large file: %j', async (range, status, start, end) => {
      const response = await get(`/${FOLDER}/${LARGE_ID}.webp`, range === '' ? {} : { range });
      expect(response.statusCode).toBe(status);
      expect(response.rawPayload.equals(LARGE.subarray(start, end + 1))).toBe(true);
    });

    it('sends the whole when the part belongs to another version', async () => {
      const response = await get(url, { range: 'bytes=4-9', 'if-range': '"other"' });
      expect(response.statusCode).toBe(200);
      expect(response.body).toHaveLength(20);
    });

    it('responds with 416 to a part beyond the end', async () => {
      const response = await get(url, { range: 'bytes=20-' });
      expect(response.statusCode).toBe(416);
      expect(response.headers['content-range']).toBe('bytes */20');
    });

    it('responds to HEAD without a body', async () => {
      const app = await appFor(fixture);
      const response = await app.inject({ method: 'HEAD', url });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-length']).toBe('20');
      expect(response.body).toBe('');
    });

    it.each([
      `/${FOLDER}/00000000-0000-4000-8000-000000000000.webp`,
      `/${FOLDER}/${ID}.svg`,
      `/${FOLDER}/${ID}.123.webp`,
      `/${FOLDER}/${ID}`,
      `/media/recipe-images/${ID}.webp`,
      `/media/recipe-images/..%2f..%2fengine/${ID}.webp`,
      `/media/other/${ID}.webp`,
      '/media/',
    ])('responds with 404 for %s', async (missing) => {
      const response = await get(missing);
      expect(response.statusCode).toBe(404);
      expect(response.json().code).toMatch(/NOT_FOUND$/);
      expect(response.headers['cache-control']).toBe('no-store');
    });

    it('stores a default picture at the first request, then makes its sizes', async () => {
      const app = await appFor(fixture);
      const { cover } = (await app.inject('/api/recipes')).json().items[0];
      const smallest = cover.variants.find(({ type }: { type: string }) => type === 'image/avif');
      for (const [address, type] of [
        [cover.url, 'image/webp'],
        [smallest.url, 'image/avif'],
      ]) {
        const response = await app.inject(address);
        expect(response.statusCode).toBe(200);
        expect(response.headers['content-type']).toBe(type);
        expect(response.rawPayload.length).toBeGreaterThan(500);
      }
    });
  });
});

describe('a bucket', () => {
  let service: S3StandIn;
  beforeAll(async () => {
    service = await startS3StandIn();
    await openWithFiles(service.env);
  });
  afterAll(() => service.close());

  it.each(['/assets/shell/abc123/web/js/main.js', '/assets/shell/abc123/web/font/text.woff2', `/${FOLDER}/${ID}.webp`])(
    'gets one request for %s',
    async (url) => {
      service.requests.length = 0;
      const response = await get(url, { 'accept-encoding': 'gzip, br' });
      expect(response.statusCode).toBe(200);
      expect(service.requests).toHaveLength(1);
    },
  );

  it('makes a file unavailable, not missing, while it does not respond', async () => {
    service.fail('slow-down', { times: 4 });
    const response = await get(`/${FOLDER}/${ID}.webp`);
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(response.body).not.toMatch(/table|127\.0\.0\.1|SlowDown/);
  });
});
