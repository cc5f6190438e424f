import { expect, it } from 'vitest';
import { subscriberModel } from './subscriber.model.ts';
import { aSubscription, stored, tokenIn } from './testing/newsletter.ts';
import { ADA, HOUR, setUpOutbox } from './testing/outbox.ts';

const ABSENT = { id: null, status: 'absent' };

/** A subscriber whom Brevo holds. */
async function synced() {
  const work = await setUpOutbox();
  const { id } = await work.newsletter.subscribe(aSubscription());
  await work.newsletter.sync(ADA);
  return { ...work, id };
}

it('erases a subscriber here and at Brevo, by address or id, and may be repeated', async () => {
  const { brevo, newsletter, connection, id } = await synced();
  expect(await newsletter.erase({ email: ADA }, { dryRun: true })).toEqual({ id, status: 'erased' });
  expect(brevo.contacts.size).toBe(1);
  expect(await newsletter.erase({ email: ' Ada@EXEMPLE.fr ' })).toEqual({ id, status: 'erased' });
  expect([brevo.contacts.size, await stored(connection)]).toEqual([0, []]);
  expect(brevo.calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/v3/contacts/${ADA}`, body: null });
  expect(await newsletter.erase({ email: ADA })).toEqual(ABSENT);
  expect(await newsletter.erase({ id })).toEqual(ABSENT);
  const again = await newsletter.subscribe(aSubscription());
  expect(await newsletter.erase({ id: again.id })).toEqual({ id: again.id, status: 'erased' });
});

it('stores nothing but the address while Brevo is away, and erases there when it is back', async () => {
  const { brevo, newsletter, connection, id, drain } = await synced();
  brevo.respondAlways('server-error');
  expect(await newsletter.erase({ id })).toEqual({ id, status: 'queued' });
  const [left] = await stored(connection);
  expect(left).toMatchObject({ email: ADA, status: 'erased', birthdate: null, consents: [], confirmation_mails: [] });
  expect(JSON.stringify(left)).not.toMatch(/Ada|Lovelace/);
  const exported = [];
  for await (const record of newsletter.export()) exported.push(record);
  expect(exported).toEqual([]);
  expect(await newsletter.addressOf(tokenIn(newsletter.links(id).unsubscribe))).toBeNull();
  await newsletter.unsubscribe(tokenIn(newsletter.links(id).unsubscribe));
  await expect(newsletter.subscribe(aSubscription())).rejects.toMatchObject({ code: 'NOT_READY' });
  brevo.respondAlways(null);
  await drain();
  expect([brevo.contacts.size, await stored(connection)]).toEqual([0, []]);
  expect((await newsletter.subscribe(aSubscription())).status).toBe('active');
});

it('takes up an erasure that was given up when it is asked again', async () => {
  const { brevo, newsletter, connection } = await synced();
  brevo.respondNext('invalid');
  expect(await newsletter.erase({ email: ADA })).toMatchObject({ status: 'queued' });
  expect((await stored(connection))[0]?.sync.state).toBe('failed');
  expect(await newsletter.erase({ email: ADA })).toMatchObject({ status: 'erased' });
});

it('regards a contact that Brevo does not have as erased', async () => {
  const { brevo, settings, newsletter } = await synced();
  const headers = { 'api-key': settings.apiKey };
  await fetch(`${brevo.url}/v3/contacts/${ADA}`, { method: 'DELETE', headers });
  expect(await newsletter.erase({ email: ADA })).toMatchObject({ status: 'erased' });
});

it('does not call Brevo for a subscriber whom it never knew', async () => {
  const { brevo, newsletter, program, connection } = await setUpOutbox();
  await program(null).subscribe(aSubscription());
  expect(await program(null).erase({ email: ADA })).toMatchObject({ status: 'erased' });
  await newsletter.subscribe(aSubscription({ opted_in: false }));
  expect(await newsletter.erase({ email: ADA })).toMatchObject({ status: 'erased' });
  expect([brevo.calls, await stored(connection)]).toEqual([[], []]);
});

it('waits for a key where Brevo knows the contact', async () => {
  const { brevo, newsletter, program } = await synced();
  expect(await program(null).erase({ email: ADA })).toMatchObject({ status: 'queued' });
  expect(await newsletter.syncAll()).toMatchObject({ synced: 1, left: 0 });
  expect(brevo.contacts.size).toBe(0);
});

it('erases also while a call for the subscriber is under way', async () => {
  const { brevo, newsletter, connection, clock } = await setUpOutbox();
  await newsletter.subscribe(aSubscription());
  const release = brevo.hold();
  const sending = newsletter.sync(ADA);
  await brevo.called(1);
  const erasing = newsletter.erase({ email: ADA });
  release();
  await Promise.all([sending, erasing]);
  clock.pass(HOUR);
  await newsletter.syncAll();
  expect([brevo.contacts.size, await stored(connection)]).toEqual([0, []]);
});

it('refuses a text that is no address', async () => {
  const { newsletter, connection } = await setUpOutbox();
  await expect(newsletter.erase({ email: 'ada' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await subscriberModel(connection).countDocuments()).toBe(0);
});
