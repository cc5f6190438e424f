import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FetchOptions, fetchPicture } from './fetch-picture.ts';

const PICTURE = Buffer.from('pixels');
const redirect =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end();
/** Responses of the server on this machine; it is trusted, unlike the servers it redirects to. */
const RESPONSES: Record<string, RequestListener> = {
  '/a.jpg': (_, response) => response.end(PICTURE),
  '/moved': redirect('/a.jpg'),
  '/three': redirect('/two'),
  '/two': redirect('/moved'),
  '/four': redirect('/three'),
  '/to-loopback': redirect('http://127.0.0.1/a.jpg'),
  '/to-file': redirect('file:///etc/passwd'),
  '/nowhere': (_, response) => response.writeHead(404).end('no'),
  '/large': (_, response) => response.writeHead(200, { 'content-length': 1e9 }).write('x'),
  '/endless': (_, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(65_536))) if (response.destroyed) return;
      response.once('drain', more);
    };
    more();
  },
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half');
    setImmediate(() => response.destroy());
  },
  '/bomb': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1e7))),
  '/silent': () => {},
  '/slow': (_, response) => void response.writeHead(200).write('x'),
  '/encoding': ({ headers }, response) => response.end(headers['accept-encoding']),
};

const server = createServer((request, response) => RESPONSES[request.url ?? '']?.(request, response));
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close().closeAllConnections());

const fetchFrom = (path: string, options: Partial<FetchOptions> = {}) =>
  fetchPicture(`${origin}${path}`, { maxBytes: 1024 * 1024, trusted: origin, ...options });

it('returns the bytes, uncompressed, after up to three redirects', async () => {
  expect(await fetchFrom('/a.jpg')).toEqual(PICTURE);
  expect(await fetchFrom('/three')).toEqual(PICTURE);
  expect(String(await fetchFrom('/encoding'))).toBe('identity');
});

it.each([
  'http://127.0.0.1/a.jpg',
  'http://localhost/a.jpg',
  'http://0.0.0.0/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://127.1/',
  'http://10.0.0.1/',
  'http://172.16.3.4/',
  'http://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://224.0.0.1/',
])('refuses the private address %s', async (address) => {
  await expect(fetchPicture(address, { maxBytes: 100 })).rejects.toThrow('its address is not public');
});

it.each([
  ['file:///etc/passwd', 'its address is not of the web'],
  ['ftp://example.org/a.jpg', 'its address is not of the web'],
  ['a.jpg', 'its address is not of the web'],
  ['http://example.org:22/a.jpg', 'its address has a port'],
  ['http://user:word@example.org/a.jpg', 'its address has a password'],
  ['http://no-such-name.invalid/a.jpg', 'its server cannot be reached'],
])('refuses %s: %s', async (address, reason) => {
  await expect(fetchPicture(address, { maxBytes: 100 })).rejects.toThrow(reason);
});

it.each([
  ['/to-loopback', 'its address is not public'],
  ['/to-file', 'its address is not of the web'],
  ['/four', 'it is redirected more than 3 times'],
  ['/nowhere', 'its server responds with 404'],
  ['/large', 'it is larger than 1 MB'],
  ['/endless', 'it is larger than 1 MB'],
  ['/cut', 'its server cannot be reached'],
  ['/bomb', 'its server compresses it'],
])('refuses the response of %s: %s', async (path, reason) => {
  await expect(fetchFrom(path)).rejects.toThrow(reason);
});

it.each(['/silent', '/slow'])('gives up after its time when a server stays %s', async (path) => {
  await expect(fetchFrom(path, { longestMs: 200 })).rejects.toThrow('it takes longer than 0.2 seconds');
});

it('stops when its signal aborts', async () => {
  await expect(fetchFrom('/silent', { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});
