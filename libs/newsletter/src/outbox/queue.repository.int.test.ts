import { expect, it } from 'vitest';
import { subscriberModel } from '../subscriber.model.ts';
import { emails, setUpOutbox } from '../testing/outbox.ts';
import { createQueueRepository } from './queue.repository.ts';

async function aQueue(count: number) {
  const { connection, clock, newsletter, signUp, syncOf } = await setUpOutbox();
  for (const email of emails(count)) {
    await signUp(email);
    clock.pass(1000);
  }
  return { queue: createQueueRepository(connection), model: subscriberModel(connection), clock, newsletter, syncOf };
}

it('gives the subscriber who has been due longest, and passes over a malformed one', async () => {
  const { queue, model, clock } = await aQueue(3);
  expect((await queue.next(clock.now()))?.email).toBe('s0@exemple.fr');
  await model.collection.updateOne({ email: 's0@exemple.fr' }, { $set: { consents: null } });
  expect((await queue.next(clock.now()))?.email).toBe('s1@exemple.fr');
  expect(await queue.next(new Date(0))).toBeNull();
});

it('stores no result for a subscriber who has changed since, or whose result another process has stored', async () => {
  const { queue, clock, newsletter, syncOf } = await aQueue(1);
  const asRead = async () => (await queue.next(clock.now())) ?? Promise.reject(new Error('Nobody is due.'));
  const before = await asRead();
  await newsletter.receive([{ kind: 'unsubscribed', email: before.email, at: clock.now() }]);
  expect(await queue.markHeld(before)).toBe(false);
  expect(await queue.settle(before, { state: 'synced' })).toBe(false);
  expect(await queue.remove(before)).toBe(false);

  const after = await asRead();
  expect(await queue.settle(after, { state: 'synced' })).toBe(true);
  expect(await queue.settle(after, { attempts: 1 })).toBe(false);
  expect(await syncOf(after.email)).toMatchObject({ state: 'synced', attempts: 0 });
});
