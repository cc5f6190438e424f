import type { AdminSubscriberQuery } from '@tdt/contracts';
import { describe, expect, it } from 'vitest';
import type { Newsletter } from './newsletter.ts';
import { subscriberModel } from './subscriber.model.ts';
import { aSubscription, newsletterOver, newsletterPlace } from './testing/newsletter.ts';
import { ADA, setUpOutbox } from './testing/outbox.ts';

const QUERY: AdminSubscriberQuery = { q: '', sort: '-created_at', page: 1, page_size: 24 };
const asked = async (newsletter: Newsletter, query: Partial<AdminSubscriberQuery>) => {
  const { items, total } = await newsletter.list({ ...QUERY, ...query });
  return { names: items.map(({ first_name }) => first_name), total };
};

describe('the list of subscribers', () => {
  const PEOPLE = [
    ['Ada', 'Lovelace', 'ada@exemple.fr'],
    ['Zoé', 'Le Goff', 'zg@exemple.fr'],
    ['Inès', 'Arnaud', 'ines+a@autre.fr'],
    ['Karim', 'Benali', 'kb@autre.fr'],
  ] as const;

  /** Four people, of whom each has signed up a minute after the one before. */
  async function fourPeople() {
    const work = await setUpOutbox();
    for (const [first_name, last_name, email] of PEOPLE) {
      await work.newsletter.subscribe(aSubscription({ first_name, last_name, email }));
      work.clock.pass(60_000);
    }
    return work;
  }

  it.each<[string, Partial<AdminSubscriberQuery>, string[]]>([
    ['newest first', {}, ['Karim', 'Inès', 'Zoé', 'Ada']],
    ['oldest first', { sort: 'created_at' }, ['Ada', 'Zoé', 'Inès', 'Karim']],
    ['by address', { sort: 'email' }, ['Ada', 'Inès', 'Karim', 'Zoé']],
    ['by address, backwards', { sort: '-email' }, ['Zoé', 'Karim', 'Inès', 'Ada']],
    ['by name', { sort: 'last_name' }, ['Inès', 'Karim', 'Zoé', 'Ada']],
    ['by name, backwards', { sort: '-last_name' }, ['Ada', 'Zoé', 'Karim', 'Inès']],
    ['whose first name contains a part, without case and accents', { q: 'ZOE' }, ['Zoé']],
    ['whose first name is typed with its accents', { q: 'inès' }, ['Inès']],
    ['whose last name contains a part', { q: 'arn' }, ['Inès']],
    ['whose address contains a part', { q: '@autre' }, ['Karim', 'Inès']],
    ['whose names contain each word', { q: 'goff  zoé' }, ['Zoé']],
    ['that a pattern would find', { q: '.*' }, []],
    ['with a sign of patterns', { q: 'ines+a@' }, ['Inès']],
    ['with a sign that no text has', { q: '\0' }, []],
  ])('is %s', async (_what, query, names) => {
    const { newsletter } = await fourPeople();
    expect(await asked(newsletter, query)).toEqual({ names, total: names.length });
  });

  it('comes in pages, with the number of all', async () => {
    const { newsletter } = await fourPeople();
    const page = (query: Partial<AdminSubscriberQuery>) => asked(newsletter, { page_size: 3, page: 2, ...query });
    expect(await page({})).toEqual({ names: ['Ada'], total: 4 });
    expect(await page({ q: '.fr' })).toEqual({ names: ['Ada'], total: 4 });
    expect(await page({ q: '.fr', page: 1 })).toMatchObject({ total: 4 });
    expect(await page({ q: '.fr', page: 3 })).toEqual({ names: [], total: 4 });
  });

  it('counts each state, and each pair of states, without those that are erased', async () => {
    const connection = await newsletterPlace();
    const newsletter = newsletterOver(connection);
    const states = ['active', 'confirmation', 'unsubscribed', 'bounced', 'erased'] as const;
    const syncs = ['disabled', 'pending', 'synced', 'failed'] as const;
    let count = 0;
    for (const status of states) {
      for (const sync of status === 'erased' ? (['pending', 'failed'] as const) : syncs) {
        count += 1;
        for (let each = 0; each < 1 + (count % 3); each += 1) {
          const email = `${status}-${sync}-${each}@exemple.fr`;
          const { id } = await newsletter.subscribe(aSubscription({ email }));
          await subscriberModel(connection).updateOne({ _id: id }, { $set: { status, 'sync.state': sync } });
        }
      }
    }
    const all = (await subscriberModel(connection).find().lean()).filter(({ status }) => status !== 'erased');
    for (const status of [undefined, ...states.slice(0, 4)] as AdminSubscriberQuery['status'][]) {
      for (const sync of [undefined, ...syncs]) {
        const expected = all.filter(
          (one) => (!status || one.status === status) && (!sync || one.sync.state === sync),
        ).length;
        const { items, total } = await newsletter.list({ ...QUERY, page_size: 100, status, sync });
        expect([status, sync, items.length, total]).toEqual([status, sync, expected, expected]);
      }
    }
  });
});

describe('a search', () => {
  it('finds what another program has written since the last one', async () => {
    const { newsletter, program, connection, clock } = await setUpOutbox();
    const other = program(null);
    const gone = await other.subscribe(aSubscription({ first_name: 'Noé', email: 'noe@exemple.fr' }));
    await other.subscribe(aSubscription({ first_name: 'Ines', email: 'ines@exemple.fr', opted_in: false }));
    expect(await asked(newsletter, { q: 'noe' })).toEqual({ names: ['Noé'], total: 1 });
    clock.pass(3_600_000);
    await other.subscribe(aSubscription({ first_name: 'Noémie', email: 'noemie@exemple.fr' }));
    expect(await asked(newsletter, { q: 'noe' })).toEqual({ names: ['Noémie', 'Noé'], total: 2 });
    await subscriberModel(connection).deleteOne({ _id: gone.id });
    expect(await asked(newsletter, { q: 'noe' })).toEqual({ names: ['Noémie'], total: 1 });
    clock.pass(3_600_000);
    await other.subscribe(aSubscription({ first_name: 'Noëlle', email: 'ines@exemple.fr' }));
    expect(await asked(newsletter, { q: 'noe', sort: 'email' })).toEqual({ names: ['Noëlle', 'Noémie'], total: 2 });
    expect(await asked(newsletter, { q: 'ines ines' })).toEqual({ names: ['Noëlle'], total: 1 });
  });

  it('gives the same pages of many as of few', async () => {
    const connection = await newsletterPlace();
    const newsletter = newsletterOver(connection);
    await newsletter.subscribe(aSubscription());
    const [one] = await subscriberModel(connection).find().lean();
    const many = Array.from({ length: 600 }, (_, index) => ({
      ...(one as NonNullable<typeof one>),
      _id: String(index),
      first_name: `É${index % 10}`,
      last_name: 'Soupe 🍲 (a+)+$',
      email: `${index}@exemple.fr`,
      created_at: new Date(1_700_000_000_000 + index),
    }));
    await subscriberModel(connection).insertMany(many);
    const page = async (q: string) => {
      const { items, total } = await newsletter.list({ ...QUERY, q, sort: 'created_at', page: 2, page_size: 3 });
      return [items.map(({ id }) => id), total];
    };
    expect(await page('exemple')).toEqual([['3', '4', '5'], 601]);
    expect(await page('e7')).toEqual([['37', '47', '57'], 60]);
    expect(await page('🍲 (a+)+$')).toEqual([['3', '4', '5'], 600]);
    const active = await newsletter.list({ ...QUERY, q: 'exemple', status: 'active', sync: 'disabled' });
    expect(active).toMatchObject({ total: 601 });
  });
});

describe('one subscriber', () => {
  it('is shown with the ledger of consents, newest first', async () => {
    const { newsletter, clock } = await setUpOutbox();
    const { id } = await newsletter.subscribe(aSubscription());
    clock.pass(60_000);
    await newsletter.receive([{ kind: 'unsubscribed', email: ADA, at: clock.now() }]);
    const { consents, ...subscriber } = await newsletter.subscriber(id);
    expect(consents).toMatchObject([
      { at: '2026-11-22T12:01:00.000Z', kind: 'unsubscribed', via: 'brevo', opted_in: false, text: null },
      { at: '2026-11-22T12:00:00.000Z', kind: 'subscribed', via: 'website_default', opted_in: true },
    ]);
    expect(consents[1]?.text).toMatch(/\w/);
    expect((await newsletter.list(QUERY)).items).toEqual([subscriber]);
    expect(subscriber.sync).toEqual({
      state: 'pending',
      attempts: 0,
      next_at: '2026-11-22T12:01:00.000Z',
      last_code: null,
      last_error: null,
      synced_at: null,
    });
  });

  it('is not found once erased, also while Brevo is away', async () => {
    const { brevo, newsletter } = await setUpOutbox();
    const { id } = await newsletter.subscribe(aSubscription());
    await newsletter.sync(ADA);
    brevo.respondAlways('server-error');
    await newsletter.erase({ id });
    expect(await newsletter.list(QUERY)).toMatchObject({ items: [], total: 0 });
    const questions = [() => newsletter.subscriber(id), () => newsletter.retry(id), () => newsletter.retry('nobody')];
    for (const ask of questions) await expect(ask()).rejects.toMatchObject({ code: 'SUBSCRIBER_NOT_FOUND' });
  });
});

describe('another try at once', () => {
  it('succeeds with a subscriber who was given up, and does not call Brevo again for one who is synced', async () => {
    const { brevo, newsletter } = await setUpOutbox();
    const { id } = await newsletter.subscribe(aSubscription());
    brevo.respondNext('invalid');
    await newsletter.sync(ADA);
    expect((await newsletter.subscriber(id)).sync).toMatchObject({
      state: 'failed',
      next_at: null,
      last_code: 400,
      last_error: '400 invalid_parameter',
    });
    expect((await newsletter.retry(id)).sync).toMatchObject({ state: 'synced', last_code: 201, last_error: null });
    await newsletter.retry(id);
    expect(brevo.calls).toHaveLength(2);
  });

  it('does not wait until the next attempt is due, and says when that is if this one fails, too', async () => {
    const { brevo, newsletter } = await setUpOutbox();
    const { id } = await newsletter.subscribe(aSubscription());
    brevo.respondNext('server-error', 2);
    await newsletter.sync(ADA);
    const { sync } = await newsletter.retry(id);
    expect(sync).toMatchObject({ state: 'pending', attempts: 1, last_code: 500, last_error: '500 internal_error' });
    expect(sync.next_at).not.toBeNull();
    expect((await newsletter.retry(id)).sync.state).toBe('synced');
  });

  it('ends a pause whose cause is gone, but respects one that Brevo has set', async () => {
    const { brevo, newsletter } = await setUpOutbox();
    const { id } = await newsletter.subscribe(aSubscription());
    brevo.respondNext('unauthorized');
    await newsletter.sync(ADA);
    expect((await newsletter.outbox()).pause?.reason).toBe('refused');
    expect((await newsletter.retry(id)).sync.state).toBe('synced');
    expect((await newsletter.outbox()).pause).toBeNull();

    const other = await newsletter.subscribe(aSubscription({ email: 'zoe@exemple.fr' }));
    brevo.respondNext('too-many-requests');
    await newsletter.sync('zoe@exemple.fr');
    const calls = brevo.calls.length;
    expect((await newsletter.retry(other.id)).sync.state).toBe('pending');
    expect(brevo.calls).toHaveLength(calls);
  });

  it('makes no call without a key', async () => {
    const { brevo, program } = await setUpOutbox();
    const keyless = program(null);
    const { id } = await keyless.subscribe(aSubscription());
    expect((await keyless.retry(id)).sync.state).toBe('disabled');
    expect(brevo.calls).toEqual([]);
  });
});
