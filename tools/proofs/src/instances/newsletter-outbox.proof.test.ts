import { NEWSLETTER_API } from '@tdt/contracts/plain';
import { type RunningSite, startSite, temporaryDatabase, until } from '@tdt/testing';
import { type BrevoStandIn, startBrevoStandIn } from '@tdt/testing/brevo';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SUBSCRIBERS = 24;
/** Five calls a second. */
const SLOT_MS = 200;

let brevo: BrevoStandIn;
let sites: RunningSite[] = [];
beforeEach(async () => {
  brevo = await startBrevoStandIn();
  const env = {
    ...brevo.env,
    MONGODB_URI: temporaryDatabase(),
    JWT_SECRET: 'the-same-on-every-machine-of-the-site',
    LIMIT_NEWSLETTER: '0',
  };
  sites = [await startSite({ demo: false, env }), await startSite({ demo: false, env })];
});
afterEach(async () => {
  for (const site of sites) await site.stop();
  await brevo.close();
});

const subscriber = (number: number) => ({
  first_name: 'Ana',
  last_name: 'Lima',
  email: `ana-${number}@example.org`,
  birthdate: null,
  opted_in: true,
  source: 'website_default',
});

async function signUp(number: number): Promise<number> {
  const site = sites[number % sites.length];
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(subscriber(number));
  return (await fetch(`${site?.url}${NEWSLETTER_API.subscriptions}`, { method: 'POST', headers, body })).status;
}

test('sends every subscriber once from two servers with one database, together at most five a second', async () => {
  const numbers = Array.from({ length: SUBSCRIBERS }, (_, number) => number);
  const release = brevo.hold();
  const statuses = await Promise.all(numbers.map(signUp));
  expect(new Set(statuses)).toEqual(new Set([201]));
  await brevo.called(1);
  release();
  await until('everybody has arrived', () => brevo.contacts.size === SUBSCRIBERS, 60);
  const emails = brevo.calls.map(({ body }) => (body as { email: string }).email);
  expect(emails.toSorted()).toEqual(numbers.map((number) => subscriber(number).email).toSorted());
  expect(new Set(brevo.calls.map(({ status }) => status))).toEqual(new Set([201]));
  const times = brevo.calls.slice(1).map(({ at }) => at.getTime());
  // A single call may be late on a busy machine, so the total time is measured, less a second.
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan((times.length - 1) * SLOT_MS - 1000);
}, 120_000);
