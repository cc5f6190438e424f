import { setImmediate as nextTurn } from 'node:timers/promises';
import { aClock } from '@tdt/database/testing';
import { expect, it, onTestFinished } from 'vitest';
import type { Newsletter } from '../newsletter.ts';
import { aBrevo } from '../testing/brevo.ts';
import { aSubscription, newsletterOver, newsletterPlace, stored, tokenIn } from '../testing/newsletter.ts';

/** A newsletter with its Brevo, the lines that it logs, and a clock that its waits advance. */
async function aService(options: Parameters<typeof newsletterOver>[1] = {}) {
  const connection = await newsletterPlace();
  const { service: mailer, brevo } = await aBrevo();
  const lines: string[] = [];
  const write = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`);
  const log = { debug: write, info: write, warn: write, error: write };
  const clock = aClock();
  const newsletter = newsletterOver(connection, { brevo, clock, log, ...options });
  return { connection, mailer, brevo, lines, clock, newsletter };
}

function start(newsletter: Newsletter): () => Promise<void> {
  const stop = newsletter.startOutbox();
  onTestFinished(stop);
  return stop;
}

it('sends sign-ups, and later unsubscriptions, without being asked', async () => {
  const { mailer, newsletter } = await aService();
  start(newsletter);
  const { id } = await newsletter.subscribe(aSubscription());
  await mailer.called(1);
  await newsletter.unsubscribe(tokenIn(newsletter.links(id).unsubscribe));
  await mailer.called(2);
  expect(mailer.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v3/contacts',
    'PUT /v3/contacts/ada@exemple.fr',
  ]);
});

it('lets the second step of the form show the result of a call that it is making', async () => {
  const { mailer, newsletter } = await aService();
  await newsletter.subscribe(aSubscription());
  const release = mailer.hold();
  start(newsletter);
  await mailer.called(1);
  const shown = newsletter.sync('ada@exemple.fr');
  release();
  expect(await shown).toEqual({ status: 'synced' });
  expect(mailer.calls).toHaveLength(1);
});

it('waits for the call in progress when it is stopped, and makes no other', async () => {
  const { connection, mailer, newsletter } = await aService();
  for (const email of ['a@exemple.fr', 'b@exemple.fr']) await newsletter.subscribe(aSubscription({ email }));
  const release = mailer.hold();
  const stop = start(newsletter);
  await mailer.called(1);
  const stopped = stop();
  release();
  await stopped;
  expect(mailer.calls).toHaveLength(1);
  expect((await stored(connection)).map(({ sync }) => sync.state).sort()).toEqual(['pending', 'synced']);
});

it('sends subscribers who waited for a key, from the start', async () => {
  const { connection, mailer, newsletter, clock } = await aService();
  await newsletterOver(connection, { clock }).subscribe(aSubscription());
  start(newsletter);
  await mailer.called(1);
});

it('logs at its start that there is no key, and that machines do not share a secret', async () => {
  const { newsletter, lines } = await aService({ brevo: null, isSecretShared: false });
  await newsletter.startOutbox()();
  expect(lines).toEqual([
    expect.stringMatching(/^JWT_SECRET is not set/),
    expect.stringMatching(/^No key of Brevo is set/),
  ]);
});

it('logs no address and no key, however Brevo fails', async () => {
  const { connection, mailer, newsletter, lines, brevo, clock } = await aService();
  const faults = ['invalid', 'server-error', 'garbage', 'redirect', 'cut', 'huge', 'unauthorized'] as const;
  for (const fault of faults) mailer.respondNext(fault);
  await newsletter.subscribe(aSubscription({ website: 'spam' }));
  for (let index = 0; index < 9; index += 1) {
    await newsletter.subscribe(aSubscription({ email: `ada${index}@exemple.fr` }));
  }
  for (let round = 0; round < 4; round += 1) {
    await newsletter.syncAll();
    clock.pass(600_000);
  }
  expect(lines.join()).toMatch(/given up/);
  expect(lines.join()).toMatch(/refused/);
  const notes = (await stored(connection)).map(({ sync }) => sync.last_error);
  for (const text of [...lines, ...notes]) {
    expect(text ?? '').not.toContain('exemple');
    expect(text ?? '').not.toContain(brevo.apiKey);
    expect(text ?? '').not.toContain('Lovelace');
  }
});

it('logs once that the database does not respond', async () => {
  const { connection, newsletter, lines } = await aService();
  await connection.close();
  const stop = start(newsletter);
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  await stop();
  const ofOutbox = lines.filter((line) => line.startsWith('The outbox'));
  expect(ofOutbox).toEqual([expect.stringMatching(/^The outbox cannot be read; retrying /)]);
});
