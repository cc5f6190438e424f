import { expect, it } from 'vitest';
import { aSubscription, stored, tokenIn } from './testing/newsletter.ts';
import { ADA, HOUR, setUpOutbox } from './testing/outbox.ts';

const FAULTS = ['server-error', 'garbage', 'cut', 'unauthorized', 'too-many-requests', 'duplicate'] as const;
/** The possible last entries of the ledger, by status. */
const LAST = {
  active: ['subscribed', 'resubscribed', 'confirmed'],
  confirmation: ['subscribed', 'resubscribed'],
  unsubscribed: ['unsubscribed', 'complained', 'bounced'],
  bounced: ['bounced'],
  erased: [],
};

/** Numbers from 0 to 1; a seed always gives the same ones. */
function chances(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

it.each([4, 17, 26])(
  'Brevo finally holds what is stored, whatever happened concurrently and failed (%i)',
  async (seed) => {
    const { brevo, clock, program, connection } = await setUpOutbox();
    const chance = chances(seed);
    const oneOf = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(chance() * list.length)] ?? list[0];
    const confirming = program({ confirmTemplateId: 7 });
    const { id } = await confirming.subscribe(aSubscription());
    const service = () => oneOf([program(), confirming, program({ confirmTemplateId: 7 })]);
    const event = () => ({
      kind: oneOf(['unsubscribed', 'complained', 'hard_bounce'] as const),
      email: ADA,
      at: clock.now(),
    });
    const happenings: [() => Promise<unknown>, ...(() => Promise<unknown>)[]] = [
      () => service().subscribe(aSubscription({ opted_in: chance() < 0.8 })),
      () => service().subscribe(aSubscription()),
      () => service().unsubscribe(tokenIn(confirming.links(id).unsubscribe)),
      () => service().confirm(tokenIn(confirming.links(id).confirm)),
      () => service().receive([event()]),
      () => service().sync(ADA),
      () => service().syncAll(),
    ];
    for (let step = 0; step < 25; step += 1) {
      if (chance() < 0.4) brevo.respondNext(oneOf(FAULTS));
      await Promise.allSettled([1, 2, 3].map(() => oneOf(happenings)()));
      clock.pass(Math.floor(chance() * 900_000));
    }
    // Some of the failures may be still to come, one for each run.
    for (let run = 0; run < 40; run += 1) {
      await confirming.syncAll({ retryFailed: true });
      clock.pass(HOUR);
    }
    const [subscriber] = await stored(connection);
    if (!subscriber) throw new Error('Nobody is stored');
    expect(subscriber.sync).toMatchObject({ state: 'synced' });
    expect(LAST[subscriber.status]).toContain(subscriber.consents.at(-1)?.kind);
    const isMember = subscriber.status === 'active' && subscriber.opted_in;
    const { emailBlacklisted, listIds } = brevo.contacts.get(ADA) ?? { emailBlacklisted: true, listIds: [] };
    expect({ emailBlacklisted, listIds }).toEqual({ emailBlacklisted: !isMember, listIds: isMember ? [3, 7] : [] });
  },
);
