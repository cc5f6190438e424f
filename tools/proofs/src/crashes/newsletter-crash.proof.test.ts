import { join } from 'node:path';
import { NEWSLETTER_API } from '@tdt/contracts/plain';
import { connect } from '@tdt/embedded-mongo';
import { type RunningSite, startSite, until } from '@tdt/testing';
import { type BrevoStandIn, startBrevoStandIn } from '@tdt/testing/brevo';
import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

let brevo: BrevoStandIn;
let site: RunningSite;
beforeAll(async () => {
  brevo = await startBrevoStandIn();
  site = await startSite({ demo: false, env: { ...brevo.env, LIMIT_NEWSLETTER: '0' } });
});
/** An account without contacts and calls for each test. */
afterEach(async () => {
  await brevo.close();
  brevo = await startBrevoStandIn({ port: Number(new URL(brevo.url).port) });
});
afterAll(async () => {
  await site.stop();
  await brevo.close();
});

async function post(path: string, content: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${site.url}${path}`, { method: 'POST', headers, body: JSON.stringify(content) })).status;
}

/** Step 1 of a sign-up. */
const signUp = (email: string): Promise<number> =>
  post(NEWSLETTER_API.subscriptions, {
    first_name: 'Ana',
    last_name: 'Lima',
    email,
    birthdate: null,
    opted_in: true,
    source: 'website_default',
  });

/** Step 2: the server sends the subscriber to Brevo while the visitor waits. */
const sendNow = (email: string): Promise<number> =>
  post(NEWSLETTER_API.brevo, { firstName: 'Ana', lastName: 'Lima', email, optedIn: true, source: 'website_default' });

/** Accesses the subscribers through a second connection. */
async function onSubscribers<T>(work: (subscribers: mongoose.mongo.Collection) => Promise<T>): Promise<T> {
  const uri = await connect(join(site.dataDir, 'engine'));
  const connection = await mongoose.createConnection(uri, { dbName: 'tour-de-table' }).asPromise();
  try {
    return await work(connection.collection('newsletter_subscribers') as unknown as mongoose.mongo.Collection);
  } finally {
    await connection.close(true);
  }
}

const untilSynced = () =>
  onSubscribers((all) =>
    until('all are synchronised', async () => !(await all.findOne({ 'sync.state': { $ne: 'synced' } })), 60),
  );

test('sends a stored subscriber once when server and engine are killed before the call', async () => {
  brevo.respondAlways('server-error');
  expect(await signUp('ana@example.org')).toBe(201);
  process.kill(await site.enginePid(), 'SIGKILL');
  await site.kill();
  brevo.respondAlways(null);
  await site.restart();
  await untilSynced();
  expect([...brevo.contacts.keys()]).toEqual(['ana@example.org']);
  expect(brevo.calls.filter(({ status }) => status !== 500)).toMatchObject([{ status: 201 }]);
  expect(await signUp('ana@example.org')).toBe(409);
  expect(site.output()).not.toContain('ana@example.org');
}, 120_000);

test('sends a subscriber again, without effect, after the server is killed while it waits for a response', async () => {
  const release = brevo.hold();
  expect(await signUp('bea@example.org')).toBe(201);
  await brevo.called(1);
  await site.kill();
  release();
  await site.restart();
  await untilSynced();
  expect([...brevo.contacts.keys()]).toEqual(['bea@example.org']);
  expect(brevo.calls.map(({ body }) => body)).toEqual([brevo.calls[0]?.body, brevo.calls[0]?.body]);
  expect(brevo.calls[1]).toMatchObject({ body: { updateEnabled: true }, status: 204 });
}, 120_000);

test('loses no subscriber when the server is killed between the steps or during a call of step 2', async () => {
  expect(await signUp('cleo@example.org')).toBe(201);
  const release = brevo.hold();
  expect(await signUp('dora@example.org')).toBe(201);
  const cut = sendNow('dora@example.org').catch(() => null);
  await until('a call is under way', () =>
    brevo.calls.some(({ body }) => JSON.stringify(body).includes('dora@example.org')),
  );
  await site.kill();
  expect(await cut).toBeNull();
  release();
  await site.restart();
  await untilSynced();
  expect((await site.cli('newsletter', 'sync')).stdout).toMatch(/^Nothing/);
  expect([...brevo.contacts.keys()].sort()).toEqual(['cleo@example.org', 'dora@example.org']);
}, 120_000);

test('stops gracefully while it waits for a response that never comes', async () => {
  brevo.respondAlways('hang');
  expect(await signUp('eve@example.org')).toBe(201);
  await brevo.called(1);
  await site.kill('SIGTERM');
  expect(site.output()).not.toContain('did not close cleanly');
  brevo.respondAlways(null);
  await site.restart();
  await untilSynced();
  expect([...brevo.contacts.keys()]).toEqual(['eve@example.org']);
}, 120_000);
