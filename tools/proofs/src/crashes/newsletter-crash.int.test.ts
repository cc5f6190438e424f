import { join } from 'node:path';
import { NEWSLETTER_API } from '@tdt/contracts/plain';
import { connect } from '@tdt/embedded-mongo';
import { type RunningSite, startSite, until } from '@tdt/testing';
import { type BrevoStandIn, startBrevoStandIn } from '@tdt/testing/brevo';
import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';

const EMAIL = 'ana@example.org';
const SIGN_UP = {
  first_name: 'Ana',
  last_name: 'Lima',
  email: EMAIL,
  birthdate: null,
  opted_in: true,
  source: 'website_default',
};

let brevo: BrevoStandIn;
let site: RunningSite;
beforeEach(async () => {
  brevo = await startBrevoStandIn();
  site = await startSite({ demo: false, env: { ...brevo.env, LIMIT_NEWSLETTER: '0' } });
});
afterEach(async () => {
  await site.stop();
  await brevo.close();
});

async function signUp(): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(SIGN_UP);
  return (await fetch(`${site.url}${NEWSLETTER_API.subscriptions}`, { method: 'POST', headers, body })).status;
}

/** Works on the subscribers beside the site. */
async function onSubscribers<T>(work: (subscribers: mongoose.mongo.Collection) => Promise<T>): Promise<T> {
  const uri = await connect(join(site.dataDir, 'engine'));
  const connection = await mongoose.createConnection(uri, { dbName: 'tour-de-table' }).asPromise();
  try {
    return await work(connection.collection('newsletter_subscribers') as unknown as mongoose.mongo.Collection);
  } finally {
    await connection.close(true);
  }
}

const stateOf = () => onSubscribers(async (all) => (await all.findOne({ email: EMAIL }))?.sync.state as unknown);
const isSynced = async () => (await stateOf()) === 'synced';

test('a subscriber who was stored arrives once when server and engine are killed before anything was sent', async () => {
  brevo.answerAlways('server-error');
  expect(await signUp()).toBe(201);
  process.kill(await site.enginePid(), 'SIGKILL');
  await site.kill();
  brevo.answerAlways(null);
  await site.restart();
  await until('the subscriber is synchronised', isSynced, 60);
  expect([...brevo.contacts.keys()]).toEqual([EMAIL]);
  expect(brevo.calls.filter(({ status }) => status !== 500)).toMatchObject([{ status: 201 }]);
  expect(await signUp()).toBe(409);
  expect(site.output()).not.toContain(EMAIL);
}, 120_000);

test('a subscriber is sent again, to no effect, when the server is killed while it waits for the answer', async () => {
  const release = brevo.hold();
  expect(await signUp()).toBe(201);
  await brevo.called(1);
  await site.kill();
  release();
  // As if the half minute was over for which the killed server has reserved the subscriber.
  await onSubscribers((all) => all.updateOne({ email: EMAIL }, { $set: { 'sync.lease_until': new Date(0) } }));
  await site.restart();
  await until('the subscriber is synchronised', isSynced, 60);
  expect([...brevo.contacts.keys()]).toEqual([EMAIL]);
  expect(brevo.calls.map(({ body }) => body)).toEqual([brevo.calls[0]?.body, brevo.calls[0]?.body]);
  expect(brevo.calls[1]).toMatchObject({ body: { updateEnabled: true }, status: 204 });
}, 120_000);

test('a server that is told to stop ends in good order while it waits for an answer that does not come', async () => {
  brevo.answerAlways('hang');
  expect(await signUp()).toBe(201);
  await brevo.called(1);
  await site.kill('SIGTERM');
  expect(site.output()).not.toContain('did not close in good order');
  brevo.answerAlways(null);
  await site.restart();
  await until('the subscriber is synchronised', isSynced, 60);
  expect([...brevo.contacts.keys()]).toEqual([EMAIL]);
}, 120_000);
