import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { appFor, type Fixture, openSeeded, type TestSettings } from '../../testing/test-app.ts';

const SITE = { PUBLIC_URL: 'https://table.example' };
const WITH_PORT = { PUBLIC_URL: 'http://table.example:3000' };
const PROXIED = { ...SITE, TRUST_PROXY: '127.0.0.1' };

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

/** Where a page leads, `null`: nowhere. */
async function leadsTo(env: TestSettings, headers: Record<string, string>, url = '/toutes-recettes?q=riz') {
  const app = await appFor(fixture, env);
  const response = await app.inject({ url, headers });
  return response.statusCode === 308 ? response.headers.location : null;
}

describe('a page that is opened under', () => {
  it.each<[string, TestSettings, Record<string, string>, string | null]>([
    ['another name', SITE, { host: 'www.table.example' }, 'https://table.example'],
    ['an address of the machine', SITE, { host: '192.168.1.20:3000' }, 'https://table.example'],
    ['its name, on another port', WITH_PORT, { host: 'table.example:8080' }, 'http://table.example:3000'],
    ['another name, on its port', WITH_PORT, { host: 'other.example:3000' }, 'http://table.example:3000'],
    ['what is no name', SITE, { host: 'a b' }, 'https://table.example'],
    ['its name', SITE, { host: 'table.example' }, null],
    ['its name in capitals, with the port that its scheme has', SITE, { host: 'TABLE.example:443' }, null],
    ['its name, from a proxy that takes https away', SITE, { host: 'table.example:80' }, null],
    ['its name, from a proxy that leaves out the port', WITH_PORT, { host: 'table.example' }, null],
    ['loopback', SITE, { host: '127.0.0.1:3000' }, null],
    ['loopback by name', SITE, { host: 'localhost:3000' }, null],
    ['loopback of IPv6', SITE, { host: '[::1]:3000' }, null],
    ['any name, where no address is set', {}, { host: 'other.example' }, null],
    [
      'any name, where the address leads to loopback',
      { PUBLIC_URL: 'http://127.0.0.1:3000' },
      { host: 'pi.home' },
      null,
    ],
    ['another name that a trusted proxy forwards', PROXIED, forwarded('www.table.example'), 'https://table.example'],
    ['its name that a trusted proxy forwards', PROXIED, forwarded('table.example'), null],
    ['its name that the first of two proxies forwards', SITE, forwarded('table.example, inner:8080'), null],
    ['its name that trusted proxies forward', PROXIED, forwarded('table.example, inner:8080'), null],
    ['its name that an unknown proxy forwards', SITE, forwarded('table.example'), null],
  ])('%s', async (_name, env, headers, origin) => {
    expect(await leadsTo(env, headers)).toBe(origin && `${origin}/toutes-recettes?q=riz`);
  });
});

const forwarded = (name: string) => ({ host: 'bff:3000', 'x-forwarded-host': name });

describe('under another name', () => {
  const headers = { host: 'other.example' };

  it.each(['/', '/admin', '/admin/recipes/new', '//evil.example', '/%zz'])('%s leads to the address', async (url) => {
    expect(await leadsTo(SITE, headers, url)).toMatch(/^https:\/\/table\.example\//);
  });

  it.each([
    '/api/health',
    '/api/ready',
    '/api/site',
    '/robots.txt',
    '/sitemap.xml',
    '/assets/x',
    '/media/recipe-images/a/b.webp',
  ])('%s does not', async (url) => {
    expect(await leadsTo(SITE, headers, url)).toBeNull();
  });

  it('a refused form states the address of the site', async () => {
    const app = await appFor(fixture, SITE);
    const origin = 'http://other.example';
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', payload: {}, headers: { origin } });
    expect(response.json()).toMatchObject({
      code: 'ORIGIN_REFUSED',
      detail: "Ce site ne reçoit de formulaires qu'à son adresse, https://table.example.",
    });
  });

  it('the log has one warning a minute, and caches store nothing', async () => {
    const lines: Record<string, unknown>[] = [];
    const app = await appFor(fixture, SITE, lines);
    for (const url of ['/', '/about', '/']) {
      const response = await app.inject({ url, headers });
      expect([response.statusCode, response.headers['cache-control']]).toEqual([308, 'no-store']);
    }
    expect(lines.filter(({ level }) => Number(level) >= 40)).toMatchObject([
      { host: 'other.example', msg: 'Pages are opened under another name than PUBLIC_URL, and lead there' },
    ]);
  });

  it('no page leads to itself through a proxy that replaces the host', async () => {
    const app = await appFor(fixture, SITE);
    const first = await app.inject({ url: '/about', headers });
    expect(first.statusCode).toBe(308);
    const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? '';
    expect((await app.inject({ url: '/about', headers: { ...headers, cookie } })).statusCode).not.toBe(308);
    expect((await app.inject({ url: '/', headers: { ...headers, cookie } })).statusCode).toBe(308);
  });

  it('a cached page is not shown either', async () => {
    const app = await appFor(fixture, SITE);
    await app.responses.get('about', async () => ({ status: 200, headers: {}, body: 'cached', store: true }));
    app.responses.remember('/about', 'about', '/*');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const ask = (host: string) =>
      new Promise<IncomingMessage>((done) =>
        get({ port, path: '/about', headers: { host } }, (it) => done(it.resume())),
      );
    expect((await ask('table.example')).statusCode).toBe(200);
    expect((await ask('other.example')).statusCode).toBe(308);
  });
});
