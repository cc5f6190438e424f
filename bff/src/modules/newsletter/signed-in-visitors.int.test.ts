import { API } from '@tdt/contracts';
import { NEWSLETTER_API } from '@tdt/contracts/plain';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { signUp, tokenOf } from '../../testing/newsletter.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

async function visitor() {
  const app = await appFor(fixture);
  const cookie = await cookieOf(app, await anAccount(fixture.application));
  return { app, cookie };
}

describe('a signed-in visitor of the public site', () => {
  it('subscribes to the newsletter, in both steps', async () => {
    const { app, cookie } = await visitor();
    const given = signUp();
    const { first_name: firstName, last_name: lastName, email, source, opted_in: optedIn } = given;
    const stored = await app.inject({
      method: 'POST',
      url: NEWSLETTER_API.subscriptions,
      payload: given,
      ...asHolder(cookie),
    });
    expect(stored.statusCode).toBe(201);
    const payload = { firstName, lastName, email, source, optedIn };
    const synced = await app.inject({ method: 'POST', url: NEWSLETTER_API.brevo, payload, ...asHolder(cookie) });
    expect(synced.statusCode).toBe(202);
  });

  it('reports errors of the browser', async () => {
    const { app, cookie } = await visitor();
    const payload = { kind: 'error', message: 'x' };
    const response = await app.inject({ method: 'POST', url: API.clientErrors, payload, ...asHolder(cookie) });
    expect(response.statusCode).toBe(204);
  });

  it.each([
    ['leaves', 'unsubscribe'],
    ['confirms', 'confirm'],
  ] as const)('%s by the plain form of a link, which can send no header', async (_what, link) => {
    const { app, cookie } = await visitor();
    const { newsletter } = fixture.application;
    const { id } = await newsletter.subscribe(signUp());
    const url = NEWSLETTER_API[link](tokenOf(newsletter.links(id)[link]));
    const form = { origin: 'http://127.0.0.1:3000', 'content-type': 'application/x-www-form-urlencoded' };
    const headers = { ...form, accept: 'text/html', cookie };
    const response = await app.inject({ method: 'POST', url, headers, payload: '' });
    expect([response.statusCode, String(response.headers.location)]).toEqual([
      303,
      expect.stringContaining('statut=fait'),
    ]);
  });
});
