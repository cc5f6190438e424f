import { aClock } from '@tdt/database/testing';
import { expect, it } from 'vitest';
import { eraseStale } from './retention.ts';
import { subscriberModel } from './subscriber.model.ts';
import { createSubscribersRepository } from './subscribers.repository.ts';
import { someBrevo } from './testing/brevo-settings.ts';
import { aSubscription, newsletterOver, newsletterPlace, stored, tokenIn } from './testing/newsletter.ts';

const DAY = 86_400_000;

/** A newsletter, and a function that erases stale subscribers and returns the others. */
async function newsletterWith(options: Omit<Parameters<typeof newsletterOver>[1], 'clock'> = {}) {
  const connection = await newsletterPlace();
  const clock = aClock();
  const newsletter = newsletterOver(connection, { clock, ...options });
  const subscribers = createSubscribersRepository(connection);
  return {
    connection,
    newsletter,
    clock,
    async remaining() {
      await eraseStale({ repository: subscribers, now: clock.now });
      return (await stored(connection)).map(({ email }) => email);
    },
  };
}

it('erases subscribers three years after they left, and none who stayed', async () => {
  const { newsletter, clock, remaining } = await newsletterWith();
  const leaver = await newsletter.subscribe(aSubscription({ email: 'partie@example.org' }));
  await newsletter.subscribe(aSubscription({ email: 'fidele@example.org' }));
  await newsletter.unsubscribe(tokenIn(newsletter.links(leaver.id).unsubscribe));
  clock.pass(3 * 365 * DAY);
  expect((await remaining()).sort()).toEqual(['fidele@example.org', 'partie@example.org']);
  clock.pass(1000);
  expect(await remaining()).toEqual(['fidele@example.org']);
});

it('does not erase subscribers who left before Brevo knows', async () => {
  const { connection, newsletter, clock, remaining } = await newsletterWith({ brevo: someBrevo() });
  const { id } = await newsletter.subscribe(aSubscription({ email: 'partie@example.org' }));
  await subscriberModel(connection).updateOne({ _id: id }, { $set: { 'sync.is_held': true } });
  await newsletter.unsubscribe(tokenIn(newsletter.links(id).unsubscribe));
  clock.pass(4 * 365 * DAY);
  expect(await remaining()).toEqual(['partie@example.org']);
});

it('does not erase subscribers who returned without confirming before Brevo has removed them from the lists', async () => {
  const brevo = someBrevo({ confirmTemplateId: 4 });
  const { connection, newsletter, clock, remaining } = await newsletterWith({ brevo });
  const { id } = await newsletter.subscribe(aSubscription({ email: 'revenue@example.org' }));
  await subscriberModel(connection).updateOne({ _id: id }, { $set: { 'sync.is_held': true } });
  clock.pass(31 * DAY);
  expect(await remaining()).toEqual(['revenue@example.org']);
});

it('erases subscribers who have not confirmed within thirty days', async () => {
  const { newsletter, clock, remaining } = await newsletterWith({ brevo: someBrevo({ confirmTemplateId: 4 }) });
  await newsletter.subscribe(aSubscription({ email: 'distraite@example.org' }));
  clock.pass(30 * DAY);
  expect(await remaining()).toEqual(['distraite@example.org']);
  clock.pass(1000);
  expect(await remaining()).toEqual([]);
});

it('erases who never consented to mails after thirty days, and who once did three years after they came back', async () => {
  const { newsletter, clock, remaining } = await newsletterWith();
  const once = await newsletter.subscribe(aSubscription({ email: 'revenue@example.org' }));
  await newsletter.unsubscribe(tokenIn(newsletter.links(once.id).unsubscribe));
  await newsletter.subscribe(aSubscription({ email: 'revenue@example.org', opted_in: false }));
  await newsletter.subscribe(aSubscription({ email: 'jamais@example.org', opted_in: false }));
  clock.pass(30 * DAY);
  expect((await remaining()).sort()).toEqual(['jamais@example.org', 'revenue@example.org']);
  clock.pass(1000);
  expect(await remaining()).toEqual(['revenue@example.org']);
  clock.pass(3 * 365 * DAY);
  expect(await remaining()).toEqual([]);
});

it('remembers a complaint for three years, also after another sign-up', async () => {
  const { newsletter, clock, remaining } = await newsletterWith({ brevo: someBrevo({ confirmTemplateId: 4 }) });
  await newsletter.subscribe(aSubscription({ email: 'fachee@example.org' }));
  await newsletter.receive([{ kind: 'complained', email: 'fachee@example.org', at: clock.now() }]);
  await newsletter.subscribe(aSubscription({ email: 'fachee@example.org' }));
  clock.pass(31 * DAY);
  expect(await remaining()).toEqual(['fachee@example.org']);
  clock.pass(3 * 365 * DAY);
  expect(await remaining()).toEqual([]);
});
