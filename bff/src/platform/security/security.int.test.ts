import { beforeAll, describe, expect, it } from 'vitest';
import { appFor, type Fixture, openSeeded, type TestSettings } from '../../testing/test-app.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

describe('headers', () => {
  const COMMON = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'x-dns-prefetch-control': 'off',
  };

  it.each([
    '/',
    '/api/recipes',
    '/api/nope',
    '/api/recipes/%zz',
    '/api/recipes?page=0',
    '/api/docs',
    '/robots.txt',
    '/media/recipe-images/a/b.webp',
    '/assets/x',
  ])('guard %s', async (url) => {
    const app = await appFor(fixture);
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject(COMMON);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it('leave out what browsers call an error on a network without https', async () => {
    const env = { PUBLIC_URL: 'http://192.168.1.20:3000' };
    const app = await appFor(await openSeeded(env), env);
    const { headers } = await app.inject('/api/site');
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY' });
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  });

  it('are the same on a response from memory', async () => {
    const app = await appFor(fixture);
    const [first, second] = [await app.inject('/api/site'), await app.inject('/api/site')];
    const { date: _first, connection: _a, ...made } = first.headers;
    const { date: _second, connection: _b, ...stored } = second.headers;
    expect(stored).toEqual(made);
  });
});

describe('over https', () => {
  it.each<[string, TestSettings, string]>([
    ['there', {}, 'max-age=63072000'],
    [
      'there and on subdomains, if the operator sets it',
      { HSTS_SUBDOMAINS: 'true' },
      'max-age=63072000; includeSubDomains',
    ],
  ])('asks browsers to stay %s', async (_where, settings, expected) => {
    const env = { PUBLIC_URL: 'https://table.example', ...settings };
    const app = await appFor(await openSeeded(env), env);
    const { headers } = await app.inject('/api/site');
    expect(headers['strict-transport-security']).toBe(expected);
  });
});

describe('writes from elsewhere', () => {
  const SESSION = { cookie: 'theme=dark; tdt_session=abc' };
  const APP = { 'x-requested-with': 'app' };
  const SITE = { PUBLIC_URL: 'https://table.example' };

  const status = async (headers: Record<string, string>, env: TestSettings = {}) => {
    const app = await appFor(fixture, env);
    const payload = { kind: 'error', message: 'x' };
    const response = await app.inject({ method: 'POST', url: '/api/client-errors', payload, headers });
    if (response.statusCode === 403) expect(response.json().code).toBe('ORIGIN_REFUSED');
    return response.statusCode;
  };

  it.each<[string, Record<string, string>, TestSettings, number]>([
    ['our own address', { origin: 'https://table.example' }, SITE, 204],
    ['another site', { origin: 'https://evil.example' }, SITE, 403],
    ['our name over http', { origin: 'http://table.example' }, SITE, 403],
    ['our name on another port', { origin: 'https://table.example:8443' }, SITE, 403],
    ['a name that only begins like ours', { origin: 'https://table.example.evil.example' }, SITE, 403],
    ['an opaque origin', { origin: 'null' }, SITE, 403],
    [
      'another site that also claims to be ours',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      SITE,
      403,
    ],
    ['loopback, when the site has an address', { origin: 'http://127.0.0.1:3000' }, SITE, 403],
    ['loopback by number', { origin: 'http://127.0.0.1:3000' }, {}, 204],
    ['loopback by name', { origin: 'http://localhost:3000' }, {}, 204],
    ['another port of loopback', { origin: 'http://127.0.0.1:4000' }, {}, 403],
    ['no origin, same site', { 'sec-fetch-site': 'same-origin' }, SITE, 204],
    ['no origin, a sibling site', { 'sec-fetch-site': 'same-site' }, SITE, 403],
    ['no origin, another site', { 'sec-fetch-site': 'cross-site' }, SITE, 403],
    ['neither, without a session (a webhook)', {}, SITE, 204],
    ['neither, with a session', { ...SESSION, ...APP }, SITE, 403],
    ['our own page with a session', { origin: 'https://table.example', ...SESSION, ...APP }, SITE, 204],
    ['a session without the custom header', { origin: 'https://table.example', ...SESSION }, SITE, 403],
    [
      'a session under its https name without the custom header',
      { origin: 'https://table.example', cookie: '__Host-tdt=abc' },
      SITE,
      403,
    ],
    [
      'another cookie without the custom header',
      { origin: 'https://table.example', cookie: 'subscribed=1' },
      SITE,
      204,
    ],
  ])('%s', async (_name, headers, env, expected) => {
    expect(await status(headers, env)).toBe(expected);
  });

  it('do not concern reading', async () => {
    const app = await appFor(fixture);
    const response = await app.inject({ url: '/api/site', headers: { origin: 'https://evil.example', ...SESSION } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
