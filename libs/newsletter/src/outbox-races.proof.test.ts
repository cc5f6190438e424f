import { createLeases } from '@tdt/database';
import { beforeEach, expect, it } from 'vitest';
import { OUTBOX_LEASE } from './outbox/send-due.ts';
import { subscriberModel } from './subscriber.model.ts';
import { aSubscription, newsletterOver, stored, tokenIn } from './testing/newsletter.ts';
import { ADA, emails, setUpOutbox } from './testing/outbox.ts';

let work: Awaited<ReturnType<typeof setUpOutbox>>;
beforeEach(async () => {
  work = await setUpOutbox();
});

const idOf = async (email = ADA): Promise<string> =>
  (await stored(work.connection)).find((one) => one.email === email)?._id ?? '';

it('removes a subscriber from the lists who leaves during the call that adds them', async () => {
  const { brevo, newsletter } = work;
  await work.signUp(ADA);
  const release = brevo.hold();
  const sending = newsletter.sync(ADA);
  await brevo.called(1);
  await newsletter.unsubscribe(tokenIn(newsletter.links(await idOf()).unsubscribe));
  release();
  await sending;
  expect(await work.syncOf()).toMatchObject({ state: 'pending' });
  await work.drain();
  expect(brevo.contacts.get(ADA)).toMatchObject({ emailBlacklisted: true, listIds: [] });
});

it('adds a subscriber to the lists again who leaves and returns', async () => {
  const { brevo, newsletter } = work;
  await work.signUp(ADA);
  await work.drain();
  await newsletter.unsubscribe(tokenIn(newsletter.links(await idOf()).unsubscribe));
  await work.drain();
  expect(brevo.contacts.get(ADA)).toMatchObject({ emailBlacklisted: true, listIds: [] });
  await work.signUp(ADA);
  await work.drain();
  work.expectHeld(ADA);
});

it('waits for a program that sends, and takes over when it dies', async () => {
  const { brevo, connection, newsletter } = work;
  await work.signUp(ADA);
  const dead = { owner: 'killed', until: new Date(Date.now() + 700) };
  await connection.collection<{ _id: string }>('leases').insertOne({ _id: OUTBOX_LEASE, ...dead });
  expect(await newsletter.syncAll()).toMatchObject({ synced: 1 });
  expect(Date.now()).toBeGreaterThanOrEqual(dead.until.getTime());
  expect(brevo.calls).toHaveLength(1);
});

it('does not count the late result of a program that lost its right to send', async () => {
  const { brevo, connection, newsletter, settings, clock } = work;
  await work.signUp(ADA);
  brevo.respondNext('hang');
  const late = newsletter.sync(ADA);
  await brevo.called(1);
  const leases = createLeases(connection, { now: () => Date.now() + 30_000 });
  expect(await newsletterOver(connection, { brevo: settings, clock, leases }).syncAll()).toMatchObject({ synced: 1 });
  await late;
  expect(await work.syncOf()).toMatchObject({ state: 'synced', attempts: 0 });
  work.expectHeld(ADA);
}, 20_000);

it('holds its right to send for longer than the call that it is making may take', async () => {
  const { brevo, connection, newsletter } = work;
  await work.signUp(ADA);
  const release = brevo.hold();
  const sending = newsletter.sync(ADA);
  await brevo.called(1);
  const { until } = (await connection.collection<{ until: Date }>('leases').findOne({})) ?? {};
  release();
  await sending;
  // Two calls of at most 5 s: one that finds the contact there, and its update.
  expect(until?.getTime()).toBeGreaterThan(Date.now() + 2 * 5000);
});

it('sends each subscriber once when two programs drain one outbox', async () => {
  const all = emails(20);
  await work.signUp(...all);
  const reports = await Promise.all([work.newsletter.syncAll(), work.program().syncAll()]);
  expect(reports.reduce((sum, { synced }) => sum + synced, 0)).toBe(20);
  expect(work.brevo.calls).toHaveLength(20);
  work.expectHeld(...all);
});

it('updates a contact that exists at Brevo', async () => {
  const { brevo, newsletter } = work;
  await work.signUp(ADA);
  await newsletter.sync(ADA);
  const again = { 'sync.state': 'pending', first_name: 'Bea' };
  await subscriberModel(work.connection).updateOne({ email: ADA }, { $set: again });
  brevo.respondNext('duplicate');
  expect((await newsletter.sync(ADA)).status).toBe('synced');
  expect(brevo.calls.map(({ method, status }) => `${method} ${status}`)).toEqual(['POST 201', 'POST 400', 'PUT 204']);
  expect(brevo.contacts.get(ADA)?.attributes.PRENOM).toBe('Bea');
});

it('sends one mail for one sign-up with confirmation, also when the response is lost', async () => {
  const { brevo, program } = work;
  const asking = program({ confirmTemplateId: 7 });
  await asking.subscribe(aSubscription());
  brevo.respondNext('cut');
  await asking.sync(ADA);
  await work.drain(asking);
  expect(brevo.mails).toMatchObject([{ to: [ADA], templateId: 7 }]);
  expect(brevo.contacts.size).toBe(0);
  await asking.confirm(tokenIn(String(brevo.mails[0]?.params.LIEN)));
  await work.drain(asking);
  work.expectHeld(ADA);
});

it('sends nothing in a dry run, and reports how many it would send', async () => {
  await work.signUp(...emails(3));
  const foreseen = await work.newsletter.syncAll({ dryRun: true });
  expect(foreseen).toEqual({ synced: 0, postponed: 0, failed: 0, left: 3, pause: null });
  expect(work.brevo.calls).toEqual([]);
});

it('sends sign-ups of the time without a key, once there is one', async () => {
  const keyless = work.program(null);
  await keyless.subscribe(aSubscription());
  expect((await keyless.outbox()).counts.disabled).toBe(1);
  expect((await keyless.sync(ADA)).status).toBe('queued');
  await work.newsletter.syncAll();
  work.expectHeld(ADA);
});

it('leaves returned subscribers off the lists until they confirm, even if Brevo never knew that they left', async () => {
  const { brevo, newsletter, program } = work;
  const { id } = await newsletter.subscribe(aSubscription());
  await work.drain();
  const confirming = program({ confirmTemplateId: 7 });
  await confirming.unsubscribe(tokenIn(newsletter.links(id).unsubscribe));
  expect((await confirming.subscribe(aSubscription())).status).toBe('confirmation');
  await confirming.syncAll();
  expect(brevo.contacts.get(ADA)).toMatchObject({ emailBlacklisted: true, listIds: [] });
  expect(brevo.mails).toHaveLength(1);
  await confirming.confirm(tokenIn(confirming.links(id).confirm));
  await work.drain(confirming);
  work.expectHeld(ADA);
});

it('counts attempts from zero after each change', async () => {
  const { brevo, newsletter } = work;
  await work.signUp(ADA);
  brevo.respondNext('server-error');
  await newsletter.sync(ADA);
  expect(await work.syncOf()).toMatchObject({ attempts: 1 });
  await newsletter.unsubscribe(tokenIn(newsletter.links(await idOf()).unsubscribe));
  expect(await work.syncOf()).toMatchObject({ attempts: 0, state: 'pending' });
});
