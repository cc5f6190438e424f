import { NEWSLETTER_API, SubscriptionSchema } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, storedUnder } from '../../testing/newsletter.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

const LIFTED = { LIMIT_NEWSLETTER: '0', limits: { newsletterAll: 0 } };
const url = NEWSLETTER_API.subscriptions;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

const appLifted = () => appFor(fixture, LIFTED);
const post = (app: FastifyInstance, payload: unknown, headers = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
const stored = (email: string) => storedUnder(fixture.application.newsletter, email);

it('stores a subscriber as given, with a normalised address, and responds with 201 and an id', async () => {
  const given = signUp({
    first_name: '  Zoé ',
    email: ' Zoe@EXAMPLE.org ',
    birthdate: '1990-02-28',
    source: 'website_exit_intent',
  });
  const response = await post(await appLifted(), given);
  expect(response.statusCode).toBe(201);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  const subscription = SubscriptionSchema.parse(response.json());
  expect(subscription.status).toBe('active');
  expect(await stored('zoe@example.org')).toMatchObject([
    {
      id: subscription.id,
      first_name: 'Zoé',
      last_name: 'Lima',
      birthdate: '1990-02-28',
      opted_in: true,
      status: 'active',
      sync: 'disabled',
    },
  ]);
});

it('stores an opt-in that was not given as not given', async () => {
  const given = signUp({ opted_in: false });
  expect((await post(await appLifted(), given)).statusCode).toBe(201);
  expect(await stored(given.email)).toMatchObject([{ opted_in: false }]);
});

it('responds with 409 and its code when the address is stored already, however it is spelt', async () => {
  const app = await appLifted();
  const given = signUp();
  await post(app, given);
  const response = await post(app, { ...given, email: given.email.toUpperCase() });
  expect(response.statusCode).toBe(409);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
  });
  expect(response.json()).toMatchObject({
    status: 409,
    code: 'DUPLICATE_EMAIL',
    title: 'Cette adresse email existe déjà.',
  });
});

it('stores one of twenty who sign up at once with one address', async () => {
  const app = await appLifted();
  const given = signUp();
  const responses = await Promise.all(Array.from({ length: 20 }, () => post(app, given)));
  const statuses = responses.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([201, ...Array(19).fill(409)]);
  expect(await stored(given.email)).toHaveLength(1);
});

describe('422 with the words of the form at its fields', () => {
  it.each([
    [{ first_name: ' ' }, 'first_name', 'Prénom requis'],
    [{ first_name: 'a'.repeat(81) }, 'first_name', 'Prénom trop long'],
    [{ last_name: '' }, 'last_name', 'Nom requis'],
    [{ email: '' }, 'email', 'Email requis'],
    [{ email: 'ana@example' }, 'email', 'Email invalide'],
    [{ birthdate: '2990-01-01' }, 'birthdate', 'La date de naissance est dans le futur'],
    [{ birthdate: '1899-12-31' }, 'birthdate', 'La date de naissance est antérieure à 1900'],
    [{ birthdate: '2001-02-30' }, 'birthdate', 'Date de naissance invalide'],
  ])('%j', async (parts, path, message) => {
    const response = await post(await appLifted(), signUp(parts));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path, message }] });
  });

  it('lists every invalid field', async () => {
    const response = await post(await appLifted(), signUp({ first_name: '', last_name: '', email: 'x' }));
    const paths = response.json().errors.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(['first_name', 'last_name', 'email']);
  });
});

describe('refuses, and stores nothing of', () => {
  const email = 'refused@example.org';
  it.each([
    ['a field of the stored document', { ...signUp({ email }), status: 'active' }, 422, 'status'],
    ['an id', { ...signUp({ email }), _id: '00000000-0000-4000-8000-000000000000' }, 422, '_id'],
    ['another source', { ...signUp({ email }), source: 'import' }, 422, 'source'],
    ['an operator in the place of a text', { ...signUp(), email: { $gt: '' } }, 422, 'email'],
    ['a list of addresses', { ...signUp(), email: [email] }, 422, 'email'],
    ['a consent that is a text', { ...signUp({ email }), opted_in: 'true' }, 422, 'opted_in'],
  ])('%s', async (_what, payload, status, path) => {
    const response = await post(await appLifted(), payload);
    expect(response.json()).toMatchObject({ status, code: 'VALIDATION_FAILED', errors: [{ path }] });
    expect(await stored(email)).toEqual([]);
  });

  it('a body that is too large', async () => {
    const response = await post(await appLifted(), { ...signUp({ email }), first_name: 'a'.repeat(20_000) });
    expect([response.statusCode, response.json().code]).toEqual([413, 'TOO_LARGE']);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'])('a body of %s', async (type) => {
    const response = await post(await appLifted(), signUp({ email }), { 'content-type': type });
    expect([response.statusCode, response.json().code]).toEqual([415, 'UNSUPPORTED_TYPE']);
  });

  it('a page of another site', async () => {
    const response = await post(await appLifted(), signUp({ email }), { origin: 'https://evil.example' });
    expect([response.statusCode, response.json().code]).toEqual([403, 'ORIGIN_REFUSED']);
    expect(await stored(email)).toEqual([]);
  });

  it('another query than none', async () => {
    const app = await appLifted();
    const response = await app.inject({ method: 'POST', url: `${url}?email=${email}`, payload: signUp({ email }) });
    expect(response.statusCode).toBe(422);
  });
});

it('reports success to a program that fills in the hidden field, and stores nothing', async () => {
  const given = signUp({ website: 'https://spam.example' });
  const response = await post(await appLifted(), given);
  expect(response.statusCode).toBe(201);
  expect(SubscriptionSchema.parse(response.json()).status).toBe('active');
  expect(await stored(given.email)).toEqual([]);
});

it('does not write addresses and names into the log', async () => {
  const lines: Record<string, unknown>[] = [];
  const app = await appFor(fixture, LIFTED, lines);
  const given = signUp({ first_name: 'Wilhelmine' });
  await post(app, given);
  await post(app, given);
  await post(app, { ...given, last_name: '' });
  await post(app, { ...given, email: 'wilhelmine@' });
  const written = JSON.stringify(lines);
  expect(lines).toContainEqual(expect.objectContaining({ path: url, status: 409 }));
  expect(written).not.toMatch(/@|Wilhelmine/i);
});

describe('limits', () => {
  it('count an address over ten minutes, and say how long to wait', async () => {
    const app = await appFor(fixture, { LIMIT_NEWSLETTER: '2' });
    const from = (remoteAddress: string) => app.inject({ method: 'POST', url, payload: signUp(), remoteAddress });
    expect([(await from('192.0.2.1')).statusCode, (await from('192.0.2.1')).statusCode]).toEqual([201, 201]);
    const refused = await from('192.0.2.1');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
    expect((await from('192.0.2.2')).statusCode).toBe(201);
    expect((await app.inject({ url: '/api/site', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
  });

  it('count all addresses together over a minute, but only what is a sign-up', async () => {
    const app = await appFor(fixture, { LIMIT_NEWSLETTER: '0', limits: { newsletterAll: 1 } });
    let last = 0;
    const from = (payload: object) => app.inject({ method: 'POST', url, payload, remoteAddress: `192.0.2.${++last}` });
    expect((await from({ nonsense: true })).statusCode).toBe(422);
    expect((await from(signUp())).statusCode).toBe(201);
    const refused = await from(signUp());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('leave others their sign-up when a dozen addresses use all of theirs', async () => {
    const app = await appFor(fixture);
    const from = (remoteAddress: string) => app.inject({ method: 'POST', url, payload: signUp(), remoteAddress });
    const dozen = Array.from({ length: 60 }, (_, index) => from(`192.0.2.${index % 12}`));
    expect((await Promise.all(dozen)).map(({ statusCode }) => statusCode)).not.toContain(429);
    expect((await from('198.51.100.1')).statusCode).toBe(201);
  });

  it('are five by default', async () => {
    const app = await appFor(fixture);
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await post(app, signUp())).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

it('is no route where the newsletter is switched off', async () => {
  const off = await openSeeded({ NEWSLETTER: 'off' });
  const app = await appFor(off, { NEWSLETTER: 'off' });
  for (const path of [NEWSLETTER_API.subscriptions, NEWSLETTER_API.brevo]) {
    const response = await app.inject({ method: 'POST', url: path, payload: signUp() });
    expect([response.statusCode, response.json().code]).toEqual([404, 'ROUTE_NOT_FOUND']);
  }
  expect((await app.inject('/api/site')).json().features).toEqual({
    newsletter: false,
    newsletter_opt_in: true,
    offline: true,
    reading_counts: true,
  });
  const link = await app.inject({ method: 'POST', url: NEWSLETTER_API.unsubscribe('none') });
  expect([link.statusCode, link.json().code]).toEqual([403, 'LINK_REFUSED']);
});

it('responds with 503 while the database is away', async () => {
  const own = await openSeeded();
  const app = await appFor(own, LIFTED);
  await own.application.close();
  const response = await post(app, signUp());
  expect([response.statusCode, response.json().code]).toEqual([503, 'NOT_READY']);
});
