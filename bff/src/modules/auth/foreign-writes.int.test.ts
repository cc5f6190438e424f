import { type AddressInfo, connect } from 'node:net';
import { ADMIN_API } from '@tdt/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, anAccount, cookieOf, FROM_OUR_PAGE, PASSWORD } from '../../testing/accounts.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
let boss: Account;
beforeAll(async () => {
  fixture = await openSeeded();
  boss = await anAccount(fixture.application, { isSuper: true });
});

const OWN = FROM_OUR_PAGE.origin;
const APP = { 'x-requested-with': 'app' };

/** Posts to a path as it is spelled, which clients would tidy up; returns the whole response. */
async function sendRaw(app: FastifyInstance, url: string, headers: Record<string, string>): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const lines = Object.entries({ host: 'x', connection: 'close', 'content-length': '0', ...headers });
  socket.write([`POST ${url} HTTP/1.1`, ...lines.map((line) => line.join(': ')), '', ''].join('\r\n'));
  return (await socket.toArray()).join('');
}

describe('another site can make a browser', () => {
  it.each<[string, Record<string, string>]>([
    ['with its own address', { origin: 'https://evil.example', ...APP }],
    ['with no address to speak of', { origin: 'null', ...APP }],
    ['with an address that holds ours', { origin: `${OWN}.evil.example`, ...APP }],
    ['with ours, but without the header that forms cannot send', { origin: OWN }],
    ['with another value of that header', { origin: OWN, 'x-requested-with': 'XMLHttpRequest' }],
    ['without an address, from elsewhere', { 'sec-fetch-site': 'cross-site', ...APP }],
    ['without an address, from a sibling', { 'sec-fetch-site': 'same-site', ...APP }],
    ['without saying anything', APP],
  ])('write nothing with a visitor’s session: %s', async (_how, headers) => {
    const app = await appFor(fixture);
    const victim = await anAccount(fixture.application);
    const cookie = await cookieOf(app, boss);
    const writes: InjectOptions[] = [
      { method: 'DELETE', url: ADMIN_API.user(victim.id) },
      {
        method: 'PUT',
        url: ADMIN_API.user(victim.id),
        payload: { email: 'x@exemple.fr', is_super_admin: true, revision: 1 },
      },
      { method: 'POST', url: ADMIN_API.users, payload: { email: 'y@exemple.fr', password: PASSWORD } },
      { method: 'PUT', url: ADMIN_API.password, payload: { current_password: PASSWORD, new_password: 'theirs now' } },
      { method: 'POST', url: ADMIN_API.logout },
      { method: 'POST', url: ADMIN_API.login, payload: { email: victim.email, password: PASSWORD } },
    ];
    for (const write of writes) {
      const response = await app.inject({ ...write, headers: { ...headers, cookie } });
      expect([response.statusCode, response.json().code], `${write.method} ${write.url}`).toEqual([
        403,
        'ORIGIN_REFUSED',
      ]);
      expect(response.headers.vary).toBe('Origin, Sec-Fetch-Site');
      expect(response.cookies).toEqual([]);
    }
    expect(await fixture.application.users.get(victim.id)).toMatchObject({ email: victim.email, revision: 1 });
    expect((await app.inject({ url: ADMIN_API.stats, headers: { cookie } })).statusCode).toBe(200);
  });

  it.each([
    '/%61pi/auth/logout',
    '/api/%61uth/logout',
    '/%61%70%69/auth/logout',
    'http://evil.example/api/auth/logout',
  ])('write nothing by another spelling of the path: %s', async (url) => {
    const app = await appFor(fixture);
    const cookie = await cookieOf(app, boss);
    const response = await sendRaw(app, url, { origin: 'https://evil.example', cookie });
    expect(response).toMatch(/^HTTP\/1\.1 403 /);
    expect((await app.inject({ url: ADMIN_API.stats, headers: { cookie } })).statusCode).toBe(200);
  });

  it.each(['https://evil.example', 'null'])('not sign a visitor in to another account, from %s', async (origin) => {
    const app = await appFor(fixture);
    const payload = { email: boss.email, password: PASSWORD };
    const response = await app.inject({ method: 'POST', url: ADMIN_API.login, payload, headers: { origin } });
    expect([response.statusCode, response.cookies]).toEqual([403, []]);
  });
});

it.each([
  ['text/plain', JSON.stringify({ email: 'a@exemple.fr', password: PASSWORD })],
  ['text/plain;charset=UTF-8', '{"email":"a@exemple.fr","password":"'],
  ['application/x-www-form-urlencoded', `email=a%40exemple.fr&password=${PASSWORD}`],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n'],
  ['application/xml', '<email>a</email>'],
  ['', '{}'],
])('reads no body of a type that plain forms send: %s', async (type, payload) => {
  const app = await appFor(fixture);
  const cookie = await cookieOf(app, boss);
  const headers = { ...FROM_OUR_PAGE, 'content-type': type };
  for (const [url, held] of [
    [ADMIN_API.login, headers],
    [ADMIN_API.users, { ...headers, cookie }],
  ] as const) {
    const response = await app.inject({ method: 'POST', url, payload, headers: held });
    expect(response.statusCode, url).toBe(415);
    expect(response.cookies).toEqual([]);
  }
});

it('no other site may read a response', async () => {
  const app = await appFor(fixture);
  const cookie = await cookieOf(app, boss);
  const headers = { cookie, origin: 'https://evil.example' };
  for (const url of [ADMIN_API.session, ADMIN_API.users]) {
    const response = await app.inject({ url, headers });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
  }
  const asked = { ...headers, 'access-control-request-method': 'DELETE' };
  const preflight = await app.inject({ method: 'OPTIONS', url: ADMIN_API.users, headers: asked });
  expect(preflight.statusCode).toBe(405);
});
