import { createHmac, randomUUID } from 'node:crypto';
import { ADMIN_API } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, anAccount, cookieOf } from '../../testing/accounts.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

type Claims = Record<string, unknown>;
interface Forgery {
  header?: Record<string, unknown>;
  claims?: Claims;
  key?: string | Buffer;
  hash?: string;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = (): number => Math.floor(Date.now() / 1000);
const HOUR = 3600;

let fixture: Fixture;
let account: Account;
let other: Account;
beforeAll(async () => {
  fixture = await openSeeded();
  account = await anAccount(fixture.application);
  other = await anAccount(fixture.application, { isSuper: true });
});

let app: FastifyInstance;
let real: Claims;
beforeEach(async () => {
  app = await appFor(fixture);
  real = claimsOf(await cookieOf(app, account));
});

/** The claims of a token of ours. */
function claimsOf(cookie: string): Claims {
  const [, payload = ''] = cookie.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

/** A token like ours with the given changes, signed with the key of the site by default. */
function forge({ header = { alg: 'HS256', typ: 'JWT' }, claims = real, key, hash = 'sha256' }: Forgery): string {
  const text = `${encode(header)}.${encode(claims)}`;
  const signature = createHmac(hash, key ?? fixture.application.sessions.key)
    .update(text)
    .digest('base64url');
  return `${text}.${signature}`;
}

const without = (name: string): Claims => {
  const { [name]: _left, ...claims } = real;
  return claims;
};

const asksWith = (cookie: string) => app.inject({ url: ADMIN_API.stats, headers: { cookie } });

it('holds nothing but ids and times', () => {
  expect(Object.keys(real).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub']);
  expect(real).toMatchObject({ sub: account.id, aud: 'back-office', iss: 'http://127.0.0.1:3000' });
});

it('is taken when nothing is wrong with it, or the forgeries below prove nothing', async () => {
  expect((await asksWith(`tdt_session=${forge({})}`)).statusCode).toBe(200);
  expect((await asksWith(`theme=dark; tdt_session=${forge({})};other=1`)).statusCode).toBe(200);
});

describe('no session is opened by a token', () => {
  it.each<[string, () => string]>([
    ['that is unsigned', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(real)}.`],
    ['that says so in capitals', () => `${encode({ alg: 'NONE', typ: 'JWT' })}.${encode(real)}.`],
    ['that says it is unsigned and is signed', () => forge({ header: { alg: 'none' } })],
    ['of another algorithm with our key', () => forge({ header: { alg: 'HS512', typ: 'JWT' }, hash: 'sha512' })],
    ['of an algorithm with a pair of keys', () => forge({ header: { alg: 'RS256', typ: 'JWT' } })],
    ['with parts that must be understood', () => forge({ header: { alg: 'HS256', crit: ['x'], x: 1 } })],
    ['without an algorithm', () => forge({ header: { typ: 'JWT' } })],
    ['signed with another key', () => forge({ key: Buffer.alloc(32, 7) })],
    ['signed with an empty key', () => forge({ key: '' })],
    ['signed with a key of nulls', () => forge({ key: Buffer.alloc(32) })],
    ['that brings its own key', () => forge({ header: { alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } }, key: 'AAAA' })],
    ['for another audience', () => forge({ claims: { ...real, aud: 'newsletter' } })],
    ['of another site', () => forge({ claims: { ...real, iss: 'https://evil.example' } })],
    ['that is not yet valid', () => forge({ claims: { ...real, nbf: now() + HOUR } })],
    ['from the future', () => forge({ claims: { ...real, iat: now() + HOUR } })],
    ['that has run out', () => forge({ claims: { ...real, iat: now() - 2 * HOUR, exp: now() - HOUR } })],
    ['that is older than a session can be', () => forge({ claims: { ...real, iat: now() - 25 * HOUR } })],
    ['whose end is a text', () => forge({ claims: { ...real, exp: '9999999999' } })],
    ['whose end is no number', () => forge({ claims: { ...real, exp: null } })],
    ['of a session that there is not', () => forge({ claims: { ...real, jti: randomUUID() } })],
    ['whose session is a query', () => forge({ claims: { ...real, jti: { $ne: null } } })],
    ['whose session is a list', () => forge({ claims: { ...real, jti: [real.jti] } })],
    ['of one’s own session with the account of another', () => forge({ claims: { ...real, sub: other.id } })],
    ['whose account is a query', () => forge({ claims: { ...real, sub: { $gt: '' } } })],
    ...['exp', 'jti', 'sub', 'iat', 'iss', 'aud'].map((name): [string, () => string] => [
      `without ${name}`,
      () => forge({ claims: without(name) }),
    ]),
    [
      'with other claims under the same signature',
      () => forge({}).replace(/\.[^.]+\./, `.${encode({ ...real, x: 1 })}.`),
    ],
    ['cut off', () => forge({}).slice(0, -2)],
    ['without its signature', () => forge({}).replace(/\.[^.]+$/, '.')],
    ['in quotation marks', () => `"${forge({})}"`],
    ['that is larger than any of ours', () => forge({ claims: { ...real, x: 'x'.repeat(3000) } })],
    ['that is a word', () => 'undefined'],
    ['that is no JSON', () => 'e30.e30.e30'],
    ['that is nothing', () => ''],
  ])('%s', async (_what, token) => {
    const response = await asksWith(`tdt_session=${token()}`);
    expect([response.statusCode, response.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(response.json().detail).toBe('Connexion requise.');
  });

  it('of another account’s session under one’s own name', async () => {
    const theirs = claimsOf(await cookieOf(app, other));
    const mixed = forge({ claims: { ...theirs, sub: account.id } });
    expect((await asksWith(`tdt_session=${mixed}`)).statusCode).toBe(401);
  });

  it('that comes twice, or beside another one', async () => {
    const token = forge({});
    expect((await asksWith(`tdt_session=${token}; tdt_session=x`)).statusCode).toBe(401);
    expect((await asksWith(`tdt_session=x; tdt_session=${token}`)).statusCode).toBe(401);
    expect((await asksWith(`tdt_session=${token}; tdt_session=${token}`)).statusCode).toBe(401);
  });

  it('that comes any other way than in the cookie of this site', async () => {
    const token = forge({});
    const ways = [
      { headers: { authorization: `Bearer ${token}` } },
      { headers: { cookie: `__Host-tdt=${token}` } },
      { headers: { cookie: `TDT_SESSION=${token}` } },
      { headers: { cookie: `xtdt_session=${token}` } },
      { headers: { 'x-session': token } },
      { query: { tdt_session: token } },
    ];
    for (const way of ways) {
      expect((await app.inject({ url: ADMIN_API.stats, ...way })).statusCode, JSON.stringify(way)).toBe(401);
    }
  });
});
