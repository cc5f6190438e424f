import { NEWSLETTER_API, type NewSubscription } from '@tdt/contracts';
import { type BrevoFault, type BrevoStandIn, startBrevoStandIn } from '@tdt/testing/brevo';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../testing/newsletter.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

const LIFTED = { LIMIT_NEWSLETTER: '0', limits: { newsletterSync: 0 } };
const url = NEWSLETTER_API.brevo;

let brevo: BrevoStandIn;
let fixture: Fixture;
beforeAll(async () => {
  brevo = await startBrevoStandIn();
  fixture = await openSeeded(brevo.env);
});
afterAll(() => brevo.close());

/** The addresses that the mailing service was called about. */
const calledAbout = () => brevo.calls.map(({ body }) => (body as { email: string }).email);

/** The second step, as the form sends it. */
const second = ({ email, first_name, last_name, birthdate, source, opted_in }: NewSubscription) => ({
  email,
  firstName: first_name,
  lastName: last_name,
  ...(birthdate && { birthdate }),
  source,
  optedIn: opted_in,
});
const post = (app: FastifyInstance, payload: object) => app.inject({ method: 'POST', url, payload });

async function signedUp(parts: Partial<NewSubscription> = {}, at = fixture) {
  const app = await appFor(at, LIFTED);
  const given = signUp(parts);
  expect((await app.inject({ method: 'POST', url: NEWSLETTER_API.subscriptions, payload: given })).statusCode).toBe(
    201,
  );
  return { app, given };
}

it('responds with 200 once the mailing service holds what was stored, which is what counts', async () => {
  const { app, given } = await signedUp({ first_name: 'Zoé', birthdate: '1990-02-28' });
  const response = await post(app, { ...second(given), firstName: 'Somebody', lastName: 'Else', optedIn: false });
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'synced' }]);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(brevo.contacts.get(given.email)).toMatchObject({
    attributes: { PRENOM: 'Zoé', NOM: 'Lima', DATE_NAISSANCE: '1990-02-28' },
    listIds: [3],
    emailBlacklisted: false,
  });
});

it('calls the mailing service once, however often it is requested', async () => {
  const { app, given } = await signedUp();
  const responses = await Promise.all(Array.from({ length: 5 }, () => post(app, second(given))));
  await post(app, second(given));
  expect(responses.map(({ statusCode }) => statusCode)).toContain(200);
  expect(calledAbout().filter((email) => email === given.email)).toHaveLength(1);
});

it('puts only subscribers who opted in on a list', async () => {
  const { app, given } = await signedUp({ opted_in: false });
  expect((await post(app, second(given))).statusCode).toBe(200);
  expect(calledAbout()).not.toContain(given.email);
});

it('sends only stored subscribers', async () => {
  const app = await appFor(fixture, LIFTED);
  const unknown = signUp();
  const response = await post(app, second(unknown));
  expect([response.statusCode, response.json()]).toEqual([202, { status: 'queued' }]);
  expect(calledAbout()).not.toContain(unknown.email);
});

it('responds with 202 without a key', async () => {
  const { app, given } = await signedUp({}, await openSeeded());
  const response = await post(app, second(given));
  expect([response.statusCode, response.json()]).toEqual([202, { status: 'queued' }]);
});

it.each([
  ['a field that is not of the form', { listIds: [1] }, 'listIds'],
  ['a birth date that is null', { birthdate: null }, 'birthdate'],
  ['an operator', { email: { $ne: '' } }, 'email'],
])('refuses %s', async (_what, parts, path) => {
  const app = await appFor(fixture, LIFTED);
  const response = await post(app, { ...second(signUp()), ...parts });
  expect(response.json()).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', errors: [{ path }] });
});

describe('its limit', () => {
  it('is separate, against guessing who is subscribed', async () => {
    const app = await appFor(fixture, { LIMIT_NEWSLETTER: '1', limits: { newsletterSync: 2 } });
    const ask = () => post(app, second(signUp()));
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([202, 202]);
    const refused = await ask();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
    expect(
      (await app.inject({ method: 'POST', url: NEWSLETTER_API.subscriptions, payload: signUp() })).statusCode,
    ).toBe(201);
  });
});

describe('while the mailing service fails', () => {
  it.each<BrevoFault>(['server-error', 'unauthorized', 'garbage', 'cut'])(
    '%s: responds with 202, to be tried again',
    async (fault) => {
      // An app of its own, since it holds a pause.
      const at = await openSeeded(brevo.env);
      const { app, given } = await signedUp({}, at);
      brevo.respondNext(fault);
      const response = await post(app, second(given));
      expect([response.statusCode, response.json()]).toEqual([202, { status: 'queued' }]);
      expect(response.body).not.toContain(given.email);
      expect(calledAbout()).toContain(given.email);
      await at.application.close();
    },
  );
});
