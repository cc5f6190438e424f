import { NEWSLETTER_API } from '@tdt/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, startSite } from '../site/start-site.ts';
import { until } from '../until.ts';
import { type BrevoStandIn, startBrevoStandIn } from './stand-in.ts';

const SECRET = 'a-secret-of-the-webhook';
/** Longer than the pause after failures in a row: half a minute. */
const PATIENCE_SECONDS = 90;

let brevo: BrevoStandIn;
let site: RunningSite;
beforeAll(async () => {
  brevo = await startBrevoStandIn();
  const limits = { LIMIT_NEWSLETTER: '0' };
  site = await startSite({
    demo: false,
    env: { ...brevo.env, ...limits, BREVO_WEBHOOK_SECRET: SECRET, MONGODB_URI: '' },
  });
});
afterAll(async () => {
  await site.stop();
  await brevo.close();
});

const addressOf = (name: string): string => `${name}@example.org`;
const post = async (path: string, body: object): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${site.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
};
const step1 = (name: string): Promise<number> =>
  post(NEWSLETTER_API.subscriptions, {
    first_name: name,
    last_name: 'Lima',
    email: addressOf(name),
    birthdate: null,
    opted_in: true,
    source: 'website_default',
  });
const step2 = (name: string): Promise<number> =>
  post(NEWSLETTER_API.brevo, {
    firstName: name,
    lastName: 'Lima',
    email: addressOf(name),
    optedIn: true,
    source: 'website_default',
  });
const held = (): string[] => [...brevo.contacts.keys()].sort();
const everybody = (...names: string[]) =>
  until(
    `Brevo holds ${names.join(', ')}`,
    () => JSON.stringify(held()) === JSON.stringify(names.map(addressOf)),
    PATIENCE_SECONDS,
  );

it('records unsubscriptions that Brevo reports, and the command line shows them', async () => {
  expect([await step1('cleo'), await step2('cleo')]).toEqual([201, 200]);
  const webhook = { url: `${site.url}${NEWSLETTER_API.webhook}`, secret: SECRET };
  const event = { event: 'unsubscribe', email: addressOf('cleo'), at: new Date(Date.now() + 1000) };
  expect((await brevo.sendEvent(event, { ...webhook, secret: 'another-secret-of-a-webhook' })).status).toBe(401);
  expect((await brevo.sendEvent([event, event], webhook)).status).toBe(204);
  const { stdout } = await site.cli('newsletter', 'export', '--out', '-', '--quiet');
  expect(stdout).toContain('cleo;Lima;cleo@example.org;;oui;désinscrit;');
}, 120_000);

it('accepts sign-ups while Brevo is down, and sends them afterwards', async () => {
  // An account without contacts.
  const port = Number(new URL(brevo.url).port);
  await brevo.close();
  for (const name of ['ana', 'bea']) expect([await step1(name), await step2(name)]).toEqual([201, 202]);
  brevo = await startBrevoStandIn({ port });
  await everybody('ana', 'bea');
  expect(brevo.calls.filter(({ status }) => status === 201)).toHaveLength(2);
}, 240_000);
