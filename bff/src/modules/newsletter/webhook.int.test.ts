import { NEWSLETTER_API } from '@tdt/contracts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp, storedUnder } from '../../testing/newsletter.ts';
import { appFor, type Fixture, openSeeded, type TestSettings } from '../../testing/test-app.ts';

const SECRET = 'a-secret-of-the-webhook';
const ENV = { BREVO_WEBHOOK_SECRET: SECRET };
const BEARER = { authorization: `Bearer ${SECRET}` };
const url = NEWSLETTER_API.webhook;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded(ENV);
});

interface Sent {
  headers?: Record<string, string>;
  remoteAddress?: string;
}
const post = (app: FastifyInstance, body: unknown, { headers = BEARER, ...rest }: Sent = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
    ...rest,
  });

const open = (env: TestSettings = {}) => appFor(fixture, { ...ENV, ...env });
const statusOf = async (email: string) => (await storedUnder(fixture.application.newsletter, email))[0]?.status;
async function subscribed(): Promise<string> {
  const given = signUp();
  await fixture.application.newsletter.subscribe(given);
  return given.email;
}

/** In a minute: after every sign-up of a test. It counts as of now. */
const soon = () => Math.floor(Date.now() / 1000) + 60;

it.each([
  ['unsubscribe', 'unsubscribed'],
  ['unsubscribed', 'unsubscribed'],
  ['spam', 'unsubscribed'],
  ['hard_bounce', 'bounced'],
  ['soft_bounce', 'active'],
  ['opened', 'active'],
  ['__proto__', 'active'],
])('responds with 204 to %s, and the subscriber is %s', async (event, status) => {
  const email = await subscribed();
  const response = await post(await open(), {
    id: 1,
    camp_id: 2,
    'campaign name': 'x',
    event,
    email,
    ts_event: soon(),
  });
  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await statusOf(email)).toBe(status);
});

it('takes a batch, with what is odd in it', async () => {
  const [first, second] = [await subscribed(), await subscribed()];
  const batch = [
    { event: 'unsubscribe', email: first.toUpperCase(), ts_event: soon() },
    { event: 'contact_deleted', email: [second], ts: soon() },
    { event: 'unsubscribe', email: 'nobody@example.org', ts_event: soon() },
    {},
    { event: 'hard_bounce', email: second, ts_event: 'yesterday' },
  ];
  const app = await open();
  expect((await post(app, batch)).statusCode).toBe(204);
  expect([await statusOf(first), await statusOf(second)]).toEqual(['unsubscribed', 'bounced']);
  expect((await post(app, batch)).statusCode).toBe(204);
  expect([await statusOf(first), await statusOf(second)]).toEqual(['unsubscribed', 'bounced']);
});

it('accepts an unsubscription that is older than a sign-up, and leaves the sign-up', async () => {
  const email = await subscribed();
  const response = await post(await open(), {
    event: 'unsubscribe',
    email,
    ts_event: Math.floor(Date.now() / 1000) - 3600,
  });
  expect(response.statusCode).toBe(204);
  expect(await statusOf(email)).toBe('active');
});

it('responds with 422 to what is no event', async () => {
  const app = await open();
  for (const body of ['text', 7, null, [null], Array(1001).fill({})]) {
    expect((await post(app, body)).json()).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
  }
});

it('responds with 413 to more than a batch', async () => {
  const response = await post(await open(), [{ event: 'x'.repeat(1024 * 1024) }]);
  expect([response.statusCode, response.json().code]).toEqual([413, 'TOO_LARGE']);
});

describe('the secret', () => {
  const event = async () => ({ event: 'unsubscribe', email: await subscribed(), ts_event: soon() });

  it.each<[string, Record<string, string>]>([
    ['none', {}],
    ['another one', { authorization: 'Bearer a-secret-of-another-site' }],
    ['its beginning', { authorization: `Bearer ${SECRET.slice(0, -1)}` }],
    ['more than it', { authorization: `Bearer ${SECRET}x` }],
    ['it as a password', { authorization: `Basic ${btoa(`brevo:${SECRET}`)}` }],
    ['nothing after the word', { authorization: 'Bearer ' }],
  ])('401 for %s', async (_what, headers) => {
    const sent = await event();
    const response = await post(await open(), sent, { headers });
    expect([response.statusCode, response.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(response.headers['www-authenticate']).toBe('Bearer');
    expect(await statusOf(sent.email)).toBe('active');
  });

  it('is checked before the body is read', async () => {
    const app = await open();
    const response = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(response.statusCode).toBe(401);
  });

  it('cannot be guessed for long, and the right one still works from the same address', async () => {
    const app = await open({ limits: { wrongSecrets: 2 } });
    const wrong = { authorization: 'Bearer wrong' };
    const statuses = [];
    for (const headers of [wrong, wrong, wrong, BEARER]) {
      statuses.push((await post(app, [], { headers, remoteAddress: '192.0.2.1' })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 429, 204]);
    const refused = await post(app, [], { headers: wrong, remoteAddress: '192.0.2.1' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
    expect((await post(app, [], { headers: wrong, remoteAddress: '192.0.2.2' })).statusCode).toBe(401);
  });

  it('has no limit while it is right', async () => {
    const app = await open({ LIMIT_PUBLIC: '1', limits: { wrongSecrets: 1 } });
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await post(app, [])).statusCode);
    expect(statuses).toEqual([204, 204, 204, 204, 204]);
  });

  it('is not written into the log, nor is an address', async () => {
    const lines: Record<string, unknown>[] = [];
    const app = await appFor(fixture, ENV, lines);
    await post(app, await event());
    await post(app, await event(), { headers: { authorization: 'Bearer wrong-secret' } });
    expect(lines.map(({ status }) => status)).toEqual([204, 401]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|@|Bearer/);
  });
});

it('is no route where no secret is set', async () => {
  const app = await appFor(await openSeeded());
  const response = await post(app, { event: 'unsubscribe', email: 'ana@example.org' });
  expect([response.statusCode, response.json().code]).toEqual([404, 'ROUTE_NOT_FOUND']);
});

it('works while the newsletter is switched off', async () => {
  const off = { ...ENV, NEWSLETTER: 'off' };
  const app = await appFor(await openSeeded(off), off);
  expect((await post(app, [])).statusCode).toBe(204);
});
