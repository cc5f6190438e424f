import { createLeases } from '@tdt/database';
import { aClock } from '@tdt/database/testing';
import { expect, it } from 'vitest';
import { aBrevo } from '../testing/brevo.ts';
import { aSubscription, newsletterOver, newsletterPlace, stored, tokenIn } from '../testing/newsletter.ts';
import { ADA, emails } from '../testing/outbox.ts';
import { OUTBOX_LEASE } from './send-due.ts';

async function aPlace() {
  const connection = await newsletterPlace();
  const { service: mailer, brevo } = await aBrevo();
  const clock = aClock();
  const program = (over: Parameters<typeof newsletterOver>[1] = {}) =>
    newsletterOver(connection, { brevo, clock, ...over });
  const syncOf = async () => (await stored(connection))[0]?.sync;
  return { connection, mailer, brevo, clock, program, syncOf };
}

it('never sends a subscriber without consent to mails to Brevo, not even when they leave', async () => {
  const { mailer, brevo, program, syncOf } = await aPlace();
  const newsletter = program({ brevo: { ...brevo, confirmTemplateId: 7 } });
  const { id, status } = await newsletter.subscribe(aSubscription({ opted_in: false }));
  expect(status).toBe('active');
  expect(await newsletter.sync(ADA)).toEqual({ status: 'synced' });
  await newsletter.unsubscribe(tokenIn(newsletter.links(id).unsubscribe));
  await newsletter.syncAll();
  expect(await syncOf()).toMatchObject({ state: 'synced', is_held: false, last_code: null });
  expect(mailer.calls).toEqual([]);
});

it('leaves somebody blocked who had left at Brevo before the site knew them, until a confirmation', async () => {
  const { mailer, brevo, program } = await aPlace();
  const request = { method: 'POST', headers: { 'api-key': brevo.apiKey, 'content-type': 'application/json' } };
  await fetch(`${brevo.apiUrl}/v3/contacts`, {
    ...request,
    body: JSON.stringify({ email: ADA, emailBlacklisted: true }),
  });
  const { id } = await program().subscribe(aSubscription());
  await program().syncAll();
  expect(mailer.contacts.get(ADA)).toMatchObject({ listIds: [3, 7], emailBlacklisted: true });

  await program().unsubscribe(tokenIn(program().links(id).unsubscribe));
  const asking = program({ brevo: { ...brevo, confirmTemplateId: 7 } });
  await asking.subscribe(aSubscription());
  await asking.confirm(tokenIn(asking.links(id).confirm));
  await asking.syncAll();
  expect(mailer.contacts.get(ADA)).toMatchObject({ listIds: [3, 7], emailBlacklisted: false });
});

it('makes at most five calls a second, however many programs send', async () => {
  const { mailer, clock, program } = await aPlace();
  const start = clock.now().getTime();
  const newsletter = program();
  for (let index = 0; index < 16; index += 1) {
    await newsletter.subscribe(aSubscription({ email: `s${index}@exemple.fr` }));
  }
  await Promise.all([newsletter.syncAll(), program().syncAll()]);
  expect(mailer.calls).toHaveLength(16);
  expect(clock.now().getTime() - start).toBeGreaterThanOrEqual(15 * 200);
});

it('retries after any time below a limit that doubles', async () => {
  const { mailer, clock, program, syncOf } = await aPlace();
  const newsletter = program({ random: () => 0.5 });
  await newsletter.subscribe(aSubscription());
  mailer.respondAlways('server-error');
  for (const milliseconds of [500, 1000, 2000]) {
    await newsletter.sync(ADA);
    expect(await syncOf()).toMatchObject({
      next_at: new Date(clock.now().getTime() + milliseconds),
      last_code: 500,
      last_error: '500 internal_error',
    });
    const calls = mailer.calls.length;
    clock.pass(milliseconds - 1);
    expect(await newsletter.sync(ADA)).toEqual({ status: 'queued' });
    expect(mailer.calls).toHaveLength(calls);
    clock.pass(1);
  }
});

it('returns queued for an address that is not stored, and refuses a text that is not an address', async () => {
  const { mailer, program } = await aPlace();
  expect(await program().sync('nobody@exemple.fr')).toEqual({ status: 'queued' });
  await expect(program().sync('nobody')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(mailer.calls).toEqual([]);
});

it('lets a visitor wait at most a second for other subscribers', async () => {
  const { connection, mailer, program } = await aPlace();
  const newsletter = program();
  await newsletter.subscribe(aSubscription());
  const busy = await createLeases(connection).acquire(OUTBOX_LEASE, 60_000);
  expect(await newsletter.sync(ADA)).toEqual({ status: 'queued' });
  expect(mailer.calls).toEqual([]);
  await busy?.release();
  expect(await newsletter.sync(ADA)).toEqual({ status: 'synced' });
});

it('sends a visitor and whom an editor retries before all others who wait', async () => {
  const { mailer, clock, program } = await aPlace();
  const ids: string[] = [];
  for (const email of emails(4)) {
    ids.push((await program().subscribe(aSubscription({ email }))).id);
    clock.pass(1000);
  }
  const release = mailer.hold();
  const sending = program().syncAll();
  await mailer.called(1);
  const visitor = program().sync('s3@exemple.fr');
  const retried = program().retry(ids[2] ?? '');
  await expect.poll(async () => (await program().subscriber(ids[2] ?? '')).sync.next_at).toBeNull();
  release();
  await sending;
  expect([await visitor, (await retried).sync.state]).toEqual([{ status: 'synced' }, 'synced']);
  const order = mailer.calls.map(({ body }) => (body as { email: string }).email);
  expect([order[0], order.slice(1, 3).sort(), order.slice(3)]).toEqual([
    's0@exemple.fr',
    ['s2@exemple.fr', 's3@exemple.fr'],
    ['s1@exemple.fr'],
  ]);
});

it('stops at its signal, and reports how many are left', async () => {
  const { mailer, program } = await aPlace();
  const newsletter = program();
  for (let index = 0; index < 8; index += 1) {
    await newsletter.subscribe(aSubscription({ email: `s${index}@exemple.fr` }));
  }
  const stopping = new AbortController();
  const done: number[] = [];
  const report = await newsletter.syncAll({
    signal: stopping.signal,
    onProgress: (count, total) => {
      expect(total).toBe(8);
      done.push(count);
      if (count === 1) stopping.abort();
    },
  });
  expect(done.slice(0, 2)).toEqual([0, 1]);
  expect(report.synced).toBe(mailer.calls.length);
  expect(report.synced + report.left).toBe(8);
  expect(report.left).toBeGreaterThan(0);
});
