import { NEWSLETTER_CONSENT } from '@tdt/contracts/plain';
import { aClock } from '@tdt/database/testing';
import { expect, it } from 'vitest';
import type { SubscriberRecord } from './export-csv.ts';
import { someBrevo } from './testing/brevo-settings.ts';
import { aSubscription, newsletterOver, newsletterPlace, stored, tokenIn } from './testing/newsletter.ts';

const MINUTE = 60_000;

it('stores a sign-up, with the consent as given and the text that was shown', async () => {
  const connection = await newsletterPlace();
  const { id, status } = await newsletterOver(connection).subscribe(
    aSubscription({ first_name: ' Ada\u0000\n Augusta ', source: 'website_exit_intent' }),
  );
  expect(status).toBe('active');
  const [subscriber] = await stored(connection);
  expect(subscriber).toMatchObject({
    _id: id,
    first_name: 'Ada Augusta',
    birthdate: '1990-12-10',
    opted_in: true,
    status: 'active',
    sync: { state: 'disabled', revision: 1, is_held: false },
  });
  expect(subscriber?.consents).toEqual([
    {
      at: new Date('2026-11-22T12:00:00Z'),
      kind: 'subscribed',
      via: 'website_exit_intent',
      opted_in: true,
      text_version: NEWSLETTER_CONSENT.version,
      text: NEWSLETTER_CONSENT.text,
    },
  ]);
});

it('stores one of 20 concurrent sign-ups with one address', async () => {
  const connection = await newsletterPlace();
  const instances = [newsletterOver(connection), newsletterOver(connection)];
  const ended = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => instances[index % 2]?.subscribe(aSubscription())),
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(refused).toEqual(Array(19).fill('DUPLICATE_EMAIL'));
  expect(await stored(connection)).toHaveLength(1);
});

it('regards capitals, blanks and both forms of an international domain as one address', async () => {
  const connection = await newsletterPlace();
  const { subscribe } = newsletterOver(connection);
  await subscribe(aSubscription({ email: '  Chef@CRÊPERIE.bzh ' }));
  for (const email of ['chef@crêperie.bzh', 'CHEF@xn--crperie-kya.bzh\t']) {
    await expect(subscribe(aSubscription({ email }))).rejects.toMatchObject({ code: 'DUPLICATE_EMAIL' });
  }
  expect((await stored(connection)).map(({ email }) => email)).toEqual(['chef@xn--crperie-kya.bzh']);
});

it('refuses what the form refuses, with its messages at its fields', async () => {
  const { subscribe } = newsletterOver(await newsletterPlace());
  const empty = { first_name: ' ', last_name: '', email: '', birthdate: '2030-01-01' };
  await expect(subscribe(aSubscription(empty))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: {
      errors: [
        { path: 'first_name', message: 'Prénom requis' },
        { path: 'last_name', message: 'Nom requis' },
        { path: 'email', message: 'Email requis' },
        { path: 'birthdate', message: 'La date de naissance est dans le futur' },
      ],
    },
  });
  for (const email of ['ada', 'ada@exemple..fr', '"ada"@exemple.fr', 'ada@127.0.0.1']) {
    await expect(subscribe(aSubscription({ email }))).rejects.toMatchObject({
      details: { errors: [{ path: 'email', message: 'Email invalide' }] },
    });
  }
});

it('accepts as a birth date what is today somewhere on earth', async () => {
  const { subscribe } = newsletterOver(await newsletterPlace(), { clock: aClock('2026-11-22T11:00:00Z') });
  await expect(subscribe(aSubscription({ birthdate: '2026-11-23' }))).resolves.toMatchObject({ status: 'active' });
});

it('reports success to a program that fills in the honeypot field, and stores nothing', async () => {
  const connection = await newsletterPlace();
  const { subscribe } = newsletterOver(connection);
  const first = await subscribe(aSubscription({ website: 'https://spam.example' }));
  const second = await subscribe(aSubscription({ website: 'https://spam.example' }));
  expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), status: 'active' });
  expect(second.id).not.toBe(first.id);
  expect(await stored(connection)).toEqual([]);
  await expect(subscribe(aSubscription({ website: '  ' }))).resolves.toMatchObject({ status: 'active' });
});

it('signs up a subscriber again who left, with the new data and the whole ledger', async () => {
  const connection = await newsletterPlace();
  const clock = aClock();
  const newsletter = newsletterOver(connection, { clock });
  const { id } = await newsletter.subscribe(aSubscription());
  clock.pass(MINUTE);
  await newsletter.unsubscribe(tokenIn(newsletter.links(id).unsubscribe));
  clock.pass(MINUTE);
  const again = await newsletter.subscribe(aSubscription({ first_name: 'Augusta', source: 'website_exit_intent' }));
  expect(again).toEqual({ id, status: 'active' });
  const [subscriber] = await stored(connection);
  expect(subscriber).toMatchObject({ first_name: 'Augusta', status: 'active', sync: { revision: 3 } });
  expect(subscriber?.consents.map(({ at, kind, via }) => [at.toISOString(), kind, via])).toEqual([
    ['2026-11-22T12:00:00.000Z', 'subscribed', 'website_default'],
    ['2026-11-22T12:01:00.000Z', 'unsubscribed', 'link'],
    ['2026-11-22T12:02:00.000Z', 'resubscribed', 'website_exit_intent'],
  ]);
});

it('signs up a subscriber who left once for several concurrent sign-ups', async () => {
  const connection = await newsletterPlace();
  const newsletter = newsletterOver(connection);
  const { id } = await newsletter.subscribe(aSubscription());
  await newsletter.unsubscribe(tokenIn(newsletter.links(id).unsubscribe));
  const ended = await Promise.allSettled(Array.from({ length: 8 }, () => newsletter.subscribe(aSubscription())));
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('stores consent that was refused before, and no withdrawal by another sign-up', async () => {
  const connection = await newsletterPlace();
  const { subscribe } = newsletterOver(connection);
  const { id } = await subscribe(aSubscription({ opted_in: false }));
  await expect(subscribe(aSubscription({ opted_in: false }))).rejects.toMatchObject({ code: 'DUPLICATE_EMAIL' });
  expect(await subscribe(aSubscription())).toEqual({ id, status: 'active' });
  await expect(subscribe(aSubscription({ opted_in: false }))).rejects.toMatchObject({ code: 'DUPLICATE_EMAIL' });
  expect((await stored(connection))[0]).toMatchObject({ opted_in: true, sync: { revision: 2 } });
});

it('asks an address for its confirmation at most once in ten minutes', async () => {
  const connection = await newsletterPlace();
  const clock = aClock();
  const { subscribe } = newsletterOver(connection, { brevo: someBrevo({ confirmTemplateId: 4 }), clock });
  const revision = async () => (await stored(connection))[0]?.sync.revision;
  const { id } = await subscribe(aSubscription());
  clock.pass(10 * MINUTE);
  expect(await subscribe(aSubscription())).toEqual({ id, status: 'confirmation' });
  expect(await revision()).toBe(1);
  clock.pass(1);
  expect(await subscribe(aSubscription())).toEqual({ id, status: 'confirmation' });
  expect(await revision()).toBe(2);
  expect(await subscribe(aSubscription({ opted_in: false }))).toEqual({ id, status: 'confirmation' });
  expect(await revision()).toBe(2);
});

it('exports all subscribers, newest first, without internal fields', async () => {
  const connection = await newsletterPlace();
  const clock = aClock();
  const newsletter = newsletterOver(connection, { clock });
  for (const email of ['a@exemple.fr', 'b@exemple.fr', 'c@exemple.fr']) {
    await newsletter.subscribe(aSubscription({ email }));
    clock.pass(1000);
  }
  const all: SubscriberRecord[] = [];
  for await (const each of newsletter.export()) all.push(each);
  expect(all.map(({ email }) => email)).toEqual(['c@exemple.fr', 'b@exemple.fr', 'a@exemple.fr']);
  expect(all[2]).toEqual({
    id: expect.any(String),
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'a@exemple.fr',
    birthdate: '1990-12-10',
    opted_in: true,
    status: 'active',
    sync: 'disabled',
    created_at: new Date('2026-11-22T12:00:00Z'),
  });
});
