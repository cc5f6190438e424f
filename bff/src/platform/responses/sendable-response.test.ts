import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { prepareResponse, type RawReply } from './sendable-response.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const LONG = 'Une crème brûlée à l’œuf. '.repeat(200);

const bytesOf = ({ body }: RawReply): Buffer => body ?? Buffer.alloc(0);

const headersOf = ({ headers }: RawReply): Record<string, string> =>
  Object.fromEntries(headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [])));

it('sends the encoding that the client accepts', async () => {
  const stored = prepareResponse({ status: 200, headers: html, body: LONG });
  const brotli = await stored.prepare({ 'accept-encoding': 'gzip, br' });
  const gzip = await stored.prepare({ 'accept-encoding': 'gzip' });
  const plain = await stored.prepare({});
  expect(String(brotliDecompressSync(bytesOf(brotli)))).toBe(LONG);
  expect(String(gunzipSync(bytesOf(gzip)))).toBe(LONG);
  expect(String(bytesOf(plain))).toBe(LONG);
  expect(headersOf(brotli)).toMatchObject({ 'content-encoding': 'br', 'content-length': String(brotli.body?.length) });
  expect(headersOf(plain)).not.toHaveProperty('content-encoding');
});

it('lists the encoding in Vary', async () => {
  const stored = prepareResponse({ status: 200, headers: html, body: LONG });
  expect(headersOf(await stored.prepare({}))).toMatchObject({ vary: 'accept-encoding' });
});

it('leaves short responses and pictures as they are', async () => {
  const short = prepareResponse({ status: 200, headers: html, body: 'short' });
  const picture = prepareResponse({ status: 200, headers: { 'content-type': 'image/webp' }, body: Buffer.alloc(5000) });
  for (const stored of [short, picture]) {
    expect(headersOf(await stored.prepare({ 'accept-encoding': 'br' }))).not.toHaveProperty('content-encoding');
  }
});

it('is ready in an encoding only once that was made', async () => {
  const stored = prepareResponse({ status: 200, headers: html, body: LONG });
  expect(stored.ready({ 'accept-encoding': 'br' })).toBeNull();
  expect(stored.ready({})).not.toBeNull();
  await stored.prepare({ 'accept-encoding': 'br' });
  expect(stored.ready({ 'accept-encoding': 'br' })?.status).toBe(200);
});

it('renews with a 304 what must be renewed, and sends no header that is known already', async () => {
  const stored = prepareResponse(
    { status: 200, headers: { 'content-type': 'text/html' }, body: 'x' },
    { 'x-frame-options': 'DENY' },
  );
  const { headers } = await stored.prepare({});
  const tag = headers[headers.indexOf('etag') + 1] ?? '';
  const again = await stored.prepare({ 'if-none-match': tag });
  expect(headers).toContain('x-frame-options');
  expect(again.headers).toEqual(['cache-control', 'public, no-cache', 'etag', tag]);
});

it('responds with 304 to a client that has it already, in any encoding', async () => {
  const stored = prepareResponse({ status: 200, headers: html, body: LONG });
  const { etag = '' } = headersOf(await stored.prepare({ 'accept-encoding': 'br' }));
  const again = await stored.prepare({ 'if-none-match': etag });
  expect(again).toMatchObject({ status: 304, body: null });
  expect(headersOf(again)).toMatchObject({ etag, vary: 'accept-encoding' });
  expect((await stored.prepare({ 'if-none-match': '"other"' })).status).toBe(200);
});

it('sets no tag on a page that is not found', async () => {
  const stored = prepareResponse({ status: 404, headers: html, body: LONG });
  const reply = await stored.prepare({ 'if-none-match': '*' });
  expect(reply.status).toBe(404);
  expect(headersOf(reply)).not.toHaveProperty('etag');
});

it("prefers the response's own headers to those of the site", async () => {
  const stored = prepareResponse(
    { status: 200, headers: { ...html, 'content-security-policy': 'own' }, body: '' },
    { 'content-security-policy': 'site', 'x-content-type-options': 'nosniff' },
  );
  expect(headersOf(await stored.prepare({}))).toMatchObject({
    'content-security-policy': 'own',
    'x-content-type-options': 'nosniff',
  });
});
