import { CONFIRM_PAGE, NEWSLETTER_API, type NewSubscription, UNSUBSCRIBE_PAGE } from '@tdt/contracts';
import { type BrevoStandIn, startBrevoStandIn } from '@tdt/testing/brevo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, storedUnder, tokenOf } from '../../testing/newsletter.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

let brevo: BrevoStandIn;
/** Sign-ups must be confirmed. */
let fixture: Fixture;
beforeAll(async () => {
  brevo = await startBrevoStandIn();
  fixture = await openSeeded({ ...brevo.env, BREVO_CONFIRM_TEMPLATE_ID: '7' });
});
afterAll(() => brevo.close());

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = { headers: FORM, payload: 'List-Unsubscribe=One-Click' };

interface Call {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  payload?: string;
}
async function call(url: string, { method = 'POST', ...rest }: Call = {}) {
  return (await appFor(fixture)).inject({ url, method, ...rest });
}

const statusOf = async (email: string) => (await storedUnder(fixture.application.newsletter, email))[0]?.status;

async function subscribed(parts: Partial<NewSubscription> = {}) {
  const { newsletter } = fixture.application;
  const given = signUp(parts);
  const { id } = await newsletter.subscribe(given);
  const { unsubscribe, confirm } = newsletter.links(id);
  return { email: given.email, leave: tokenOf(unsubscribe), confirm: tokenOf(confirm), unsubscribe };
}

describe.each([
  {
    name: 'unsubscribe',
    page: UNSUBSCRIBE_PAGE,
    path: NEWSLETTER_API.unsubscribe,
    token: 'leave',
    done: 'unsubscribed',
    after: 'unsubscribed',
  },
  {
    name: 'confirm',
    page: CONFIRM_PAGE,
    path: NEWSLETTER_API.confirm,
    token: 'confirm',
    done: 'confirmed',
    after: 'active',
  },
] as const)('a link to $name', ({ page, path, token, done, after }) => {
  it.each(['GET', 'HEAD'] as const)('leads to its page by %s, and changes nothing', async (method) => {
    const subscriber = await subscribed();
    const response = await call(path(subscriber[token]), { method });
    expect([response.statusCode, response.headers.location]).toEqual([303, `${page}?jeton=${subscriber[token]}`]);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
    expect(await statusOf(subscriber.email)).toBe('confirmation');
  });

  it('does it by POST, once and for all', async () => {
    const subscriber = await subscribed();
    for (const _time of ['first', 'second']) {
      const response = await call(path(subscriber[token]));
      expect([response.statusCode, response.json()]).toEqual([200, { status: done }]);
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
      expect(await statusOf(subscriber.email)).toBe(after);
    }
  });

  it.each<[string, Call]>([
    ['a mail program', ONE_CLICK],
    [
      'a mail program that sends parts',
      {
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      },
    ],
    [
      'our own script',
      { headers: { 'content-type': 'application/json', origin: 'http://127.0.0.1:3000' }, payload: '{}' },
    ],
    ['a service that adds parameters', { headers: FORM, payload: '' }],
  ])('takes what %s sends', async (_who, sent) => {
    const subscriber = await subscribed();
    expect((await call(`${path(subscriber[token])}&utm_source=mail`, sent)).statusCode).toBe(200);
    expect(await statusOf(subscriber.email)).toBe(after);
  });

  it('shows a page to browsers that send its form, also while signed in to the back office', async () => {
    const subscriber = await subscribed();
    const origin = 'http://127.0.0.1:3000';
    const form = { headers: { ...FORM, ...HTML, origin, cookie: 'tdt_session=abc' }, payload: '' };
    const response = await call(path(subscriber[token]), form);
    expect([response.statusCode, response.headers.location]).toEqual([303, `${page}?statut=fait`]);
    expect(await statusOf(subscriber.email)).toBe(after);
    const refused = await call(path(`${subscriber[token]}x`), form);
    expect([refused.statusCode, refused.headers.location]).toEqual([303, `${page}?statut=refuse`]);
  });

  it('is refused from a page of another site', async () => {
    const subscriber = await subscribed();
    const response = await call(path(subscriber[token]), { headers: { ...FORM, origin: 'https://evil.example' } });
    expect([response.statusCode, response.json().code]).toEqual([403, 'ORIGIN_REFUSED']);
    expect(await statusOf(subscriber.email)).toBe('confirmation');
  });

  it('is refused with a token of another kind, a changed, an empty, a doubled and an endless one', async () => {
    const subscriber = await subscribed();
    const other = subscriber[token === 'leave' ? 'confirm' : 'leave'];
    const own = subscriber[token];
    const urls = [other, `${own}x`, own.slice(0, -1), '', 'a'.repeat(400)].map(path);
    for (const url of [...urls, `${path(own)}&token=${own}`, path('').split('?')[0] ?? '']) {
      const response = await call(url);
      expect([url.length, response.statusCode, response.json().code]).toEqual([url.length, 403, 'LINK_REFUSED']);
    }
    expect(await statusOf(subscriber.email)).toBe('confirmation');
  });

  it('without a token leads to a page that says that it is refused', async () => {
    const response = await call(path(''), { method: 'GET' });
    expect([response.statusCode, response.headers.location]).toEqual([303, `${page}?statut=refuse`]);
  });

  it('takes no more than a form, and no field of ours', async () => {
    const { [token]: own } = await subscribed();
    const large = await call(path(own), { headers: FORM, payload: `a=${'x'.repeat(2000)}` });
    expect([large.statusCode, large.json().code]).toEqual([413, 'TOO_LARGE']);
    const json = { 'content-type': 'application/json' };
    const field = await call(path(own), { headers: json, payload: '{"email":"a@b.fr"}' });
    expect([field.statusCode, field.json().errors]).toEqual([422, [{ path: 'email', message: 'Champ inconnu' }]]);
    const text = await call(path(own), { headers: { 'content-type': 'text/plain' }, payload: 'x' });
    expect(text.statusCode).toBe(415);
  });
});

it('the link of mails leads to the API, as RFC 8058 asks', async () => {
  const { unsubscribe, leave } = await subscribed();
  expect(unsubscribe).toBe(`${fixture.application.site.url}${NEWSLETTER_API.unsubscribe(leave)}`);
});

it('shows the address of a link, without its middle', async () => {
  const { leave, confirm } = await subscribed({ email: 'jeanne.boucher@example.org' });
  for (const token of [leave, confirm]) {
    const response = await call(NEWSLETTER_API.link(token), { method: 'GET' });
    expect([response.statusCode, response.json()]).toEqual([200, { address: 'j…r@example.org' }]);
    expect(response.headers['cache-control']).toBe('no-store');
  }
  const refused = await call(NEWSLETTER_API.link('x'), { method: 'GET' });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'LINK_REFUSED']);
});

it.each(['GET', 'POST'] as const)(
  'shows a page to a browser that is turned away, and a problem to programs (%s)',
  async (method) => {
    const { leave } = await subscribed();
    const app = await appFor(fixture, { LIMIT_PUBLIC: '1' });
    const url = NEWSLETTER_API.unsubscribe(leave);
    const ask = (headers: Record<string, string>) => app.inject({ method, url, headers });
    await ask({});
    const page = await ask(HTML);
    expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
    expect(page.body).toContain('Cette page se recharge');
    expect((await ask({ accept: '*/*' })).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  },
);

it('accepts the link of a subscriber who is not stored any more', async () => {
  const gone = fixture.application.newsletter.links('00000000-0000-4000-8000-000000000000');
  const token = tokenOf(gone.unsubscribe);
  const known = await call(NEWSLETTER_API.link(token), { method: 'GET' });
  expect([known.statusCode, known.json()]).toEqual([200, { address: null }]);
  expect((await call(NEWSLETTER_API.unsubscribe(token))).json()).toEqual({ status: 'unsubscribed' });
  expect((await call(NEWSLETTER_API.confirm(tokenOf(gone.confirm)))).statusCode).toBe(403);
});

it('no token and no address gets into the log, also when something fails', async () => {
  const own = await openSeeded();
  const lines: Record<string, unknown>[] = [];
  const app = await appFor(own, {}, lines);
  const { id } = await own.application.newsletter.subscribe(signUp({ email: 'jeanne@example.org' }));
  const { unsubscribe } = own.application.newsletter.links(id);
  const token = tokenOf(unsubscribe);
  const urls = [NEWSLETTER_API.unsubscribe(token), NEWSLETTER_API.link(token), `${UNSUBSCRIBE_PAGE}?jeton=${token}`];
  for (const url of urls) await app.inject({ url });
  await app.inject({ method: 'POST', url: NEWSLETTER_API.unsubscribe(token) });
  await own.application.close();
  const failed = await app.inject({ method: 'POST', url: NEWSLETTER_API.unsubscribe(token) });
  expect([failed.statusCode, failed.body.includes(token)]).toEqual([503, false]);
  const written = JSON.stringify(lines);
  expect(lines.length).toBeGreaterThan(4);
  expect(written).not.toContain(token.slice(0, 20));
  expect(written).not.toMatch(/jeanne|jeton=|token=/);
});

it.each(['confirm', 'unsubscribe'] as const)('reads no large body: %s', async (action) => {
  const app = await appFor(fixture);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = { method: 'POST', url: NEWSLETTER_API[action]('x'), headers } as const;
  expect((await app.inject({ ...request, payload: `a=${'x'.repeat(1100)}` })).statusCode).toBe(413);
});
