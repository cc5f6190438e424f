import { randomUUID } from 'node:crypto';
import {
  ADMIN_API,
  AdminSubscriberListSchema,
  AdminSubscriberSchema,
  type NewSubscription,
  OutboxSchema,
  SubscriberDetailSchema,
} from '@tdt/contracts';
import { type BrevoStandIn, startBrevoStandIn } from '@tdt/testing/brevo';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { signUp } from '../../testing/newsletter.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';

let brevo: BrevoStandIn;
let fixture: Fixture;
let app: FastifyInstance;
let account: Account;
let cookie: string;
beforeAll(async () => {
  brevo = await startBrevoStandIn({ callsPerSecond: 1000 });
  fixture = await openSeeded(brevo.env);
  app = await appOfFile(fixture);
  account = await anAccount(fixture.application);
  cookie = await cookieOf(app, account);
});
afterAll(() => brevo.close());

const call = (method: 'GET' | 'POST' | 'DELETE', url: string) => app.inject({ method, url, ...asHolder(cookie) });
const code = async (method: 'GET' | 'POST' | 'DELETE', url: string) => {
  const response = await call(method, url);
  return [response.statusCode, response.json().code];
};

/** A subscriber who is at Brevo. */
async function synced(parts: Partial<NewSubscription> = {}) {
  const { newsletter } = fixture.application;
  const { email, ...rest } = signUp(parts);
  const { id } = await newsletter.subscribe({ email, ...rest });
  await newsletter.sync(email);
  expect(brevo.contacts.has(email)).toBe(true);
  return { id, email };
}

/** The newest entry of the audit log. */
const recorded = async () => (await fixture.application.audit.latest(1))[0];

describe('subscribers', () => {
  it('are listed by the page, in an order, by a part of name or address and by state', async () => {
    const mark = randomUUID().slice(0, 8);
    for (const name of ['b', 'a', 'c']) await synced({ email: `${name}.${mark}@example.org` });
    const list = async (query: string) => {
      const response = await call('GET', `${ADMIN_API.subscribers}?q=${mark}&${query}`);
      const { items, ...rest } = AdminSubscriberListSchema.parse(response.json());
      return { names: items.map(({ email }) => email.slice(0, 1)).join(''), ...rest };
    };
    expect(await list('sort=email&page=2&page_size=2')).toEqual({ names: 'c', total: 3, page: 2, page_size: 2 });
    expect(await list('')).toMatchObject({ names: 'cab', total: 3, page: 1 });
    expect(await list('status=active&sync=synced&sort=-email')).toMatchObject({ names: 'cba', total: 3 });
    expect(await list('status=bounced')).toMatchObject({ names: '', total: 0 });
    expect(await list('sync=failed')).toMatchObject({ names: '', total: 0 });
  });

  it.each(['sort=birthdate', 'status=erased', 'sync[$ne]=x', 'q[$gt]=', 'page=0', 'page_size=101', 'filter=x'])(
    'are not listed by %s',
    async (query) => {
      expect(await code('GET', `${ADMIN_API.subscribers}?${query}`)).toEqual([422, 'VALIDATION_FAILED']);
    },
  );

  it('are shown with their consents', async () => {
    const { id } = await synced();
    const response = await call('GET', ADMIN_API.subscriber(id));
    expect(SubscriberDetailSchema.parse(response.json()).consents).toMatchObject([
      { kind: 'subscribed', via: 'website_default', opted_in: true },
    ]);
  });

  it.each(['nobody', '%7B%22$gt%22:%22%22%7D', '__proto__', '..%2f..', 'x'.repeat(90), '%00'])(
    'do not exist under %.30s',
    async (id) => {
      const url = `${ADMIN_API.subscribers}/${id}`;
      expect(await code('GET', url)).toEqual([404, 'SUBSCRIBER_NOT_FOUND']);
      expect(await code('DELETE', url)).toEqual([404, 'SUBSCRIBER_NOT_FOUND']);
      expect(await code('POST', `${url}/sync`)).toEqual([404, 'SUBSCRIBER_NOT_FOUND']);
    },
  );
});

describe('an erasure', () => {
  it('removes the subscriber here and at Brevo, and only the id goes to the audit log', async () => {
    const { id, email } = await synced();
    const response = await call('DELETE', ADMIN_API.subscriber(id));
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'erased' }]);
    expect(brevo.contacts.has(email)).toBe(false);
    expect(await code('GET', ADMIN_API.subscriber(id))).toEqual([404, 'SUBSCRIBER_NOT_FOUND']);
    expect(await recorded()).toMatchObject({
      actor: { id: account.id },
      action: 'DELETE /api/admin/newsletter/subscribers/:id',
      target: id,
      outcome: 'done',
      changes: ['erased'],
    });
    expect(JSON.stringify(await recorded())).not.toContain(email);
    expect(await code('DELETE', ADMIN_API.subscriber(id))).toEqual([404, 'SUBSCRIBER_NOT_FOUND']);
  });

  it('is queued while Brevo is away, and done when it is back', async () => {
    const { id, email } = await synced();
    brevo.respondNext('server-error');
    expect((await call('DELETE', ADMIN_API.subscriber(id))).json()).toEqual({ status: 'queued' });
    expect(await code('GET', ADMIN_API.subscriber(id))).toEqual([404, 'SUBSCRIBER_NOT_FOUND']);
    expect((await call('GET', `${ADMIN_API.subscribers}?q=${email}`)).json()).toMatchObject({ items: [], total: 0 });
    expect((await call('GET', ADMIN_API.subscribersCsv)).body).not.toContain(email);
    expect(brevo.contacts.has(email)).toBe(true);
    const sendDue = async () => {
      await fixture.application.newsletter.syncAll();
      return brevo.contacts.has(email);
    };
    await expect.poll(sendDue, { timeout: 10_000 }).toBe(false);
    expect((await fixture.application.newsletter.erase({ id })).status).toBe('absent');
  });

  it('is one for ten concurrent requests', async () => {
    const { id, email } = await synced();
    const asking = Array.from({ length: 10 }, () => call('DELETE', ADMIN_API.subscriber(id)));
    const statuses = (await Promise.all(asking)).map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
    await fixture.application.newsletter.syncAll();
    expect(brevo.contacts.has(email)).toBe(false);
    expect((await fixture.application.newsletter.erase({ id })).status).toBe('absent');
  });
});

describe('another try', () => {
  it('returns the subscriber, whether it fails or succeeds', async () => {
    const given = signUp();
    const { id } = await fixture.application.newsletter.subscribe(given);
    const retry = async () => {
      const response = await call('POST', ADMIN_API.subscriberSync(id));
      expect(response.statusCode).toBe(200);
      return AdminSubscriberSchema.parse(response.json()).sync;
    };
    brevo.respondNext('invalid');
    expect(await retry()).toMatchObject({ state: 'failed', last_code: 400 });
    expect(await recorded()).toMatchObject({ target: id, outcome: 'done', changes: ['failed'] });
    brevo.respondNext('cut');
    expect(await retry()).toMatchObject({ state: 'pending', attempts: 1, last_code: null });
    expect(await retry()).toMatchObject({ state: 'synced', last_error: null });
    expect(await recorded()).toMatchObject({ target: id, changes: ['synced'] });
  });

  it('shows in the outbox that Brevo refuses the key, and that it takes it again', async () => {
    const outbox = async () => OutboxSchema.parse((await call('GET', ADMIN_API.outbox)).json());
    const { id } = await fixture.application.newsletter.subscribe(signUp());
    expect(await outbox()).toMatchObject({ is_configured: true, counts: { pending: 1, failed: 0 }, pause: null });
    brevo.respondNext('unauthorized');
    await call('POST', ADMIN_API.subscriberSync(id));
    expect(await outbox()).toMatchObject({ counts: { pending: 1 }, pause: { reason: 'refused' } });
    await call('POST', ADMIN_API.subscriberSync(id));
    expect(await outbox()).toMatchObject({ counts: { pending: 0 }, pause: null });
  });
});

describe('the export', () => {
  it('is a file of all subscribers, newest first, harmless in a spreadsheet', async () => {
    await synced({ first_name: '=1+1', last_name: 'Lima;', email: 'formula@example.org' });
    await synced({ email: 'newer@example.org' });
    const response = await call('GET', ADMIN_API.subscribersCsv);
    expect(response.statusCode).toBe(200);
    const day = new Date().toISOString().slice(0, 10);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="abonnes-${day}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const [titles, newer, formula] = response.body.split('\r\n');
    expect(titles).toMatch(/^\uFEFFPrénom;Nom;Email;/);
    expect(newer).toContain(';newer@example.org;');
    expect(formula).toMatch(/^'=1\+1;"Lima;";formula@example\.org;/);
    const { total } = (await call('GET', ADMIN_API.subscribers)).json();
    expect(response.body.trimEnd().split('\r\n')).toHaveLength(total + 1);
  });

  it('has those of a search and of filters only, and refuses unknown ones', async () => {
    await synced({ first_name: 'Zoé', email: 'zoe-export@example.org' });
    const lines = async (query: string) =>
      (await call('GET', `${ADMIN_API.subscribersCsv}?${query}`)).body.trimEnd().split('\r\n').slice(1);
    expect(await lines('q=zoe-export')).toEqual([expect.stringContaining('zoe-export@example.org')]);
    expect(await lines('q=zoe-export&status=unsubscribed')).toEqual([]);
    expect(await lines('q=zoe-export&sync=synced&status=active')).toHaveLength(1);
    for (const query of ['status=secret', 'sync=x', 'page=2'])
      expect((await call('GET', `${ADMIN_API.subscribersCsv}?${query}`)).statusCode, query).toBe(422);
  });

  it('is in the audit log, without anybody who is exported', async () => {
    await call('GET', ADMIN_API.subscribersCsv);
    const entry = await recorded();
    expect(entry).toMatchObject({
      actor: { id: account.id },
      action: 'GET /api/admin/newsletter/subscribers/export.csv',
      target: null,
      outcome: 'done',
    });
    await call('GET', ADMIN_API.subscribers);
    expect(await recorded()).toEqual(entry);
  });
});

it('has its lists also where the newsletter is switched off and no key is set', async () => {
  const own = await openSeeded({ NEWSLETTER: 'off' });
  const site = await appOfFile(own);
  const held = asHolder(await cookieOf(site, await anAccount(own.application)));
  expect((await site.inject({ url: ADMIN_API.outbox, ...held })).json()).toEqual({
    is_configured: false,
    counts: { disabled: 0, pending: 0, synced: 0, failed: 0 },
    pause: null,
  });
  expect((await site.inject({ url: ADMIN_API.subscribers, ...held })).json()).toMatchObject({ items: [], total: 0 });
});
