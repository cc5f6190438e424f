import { aClock } from '@tdt/database/testing';
import { expect } from 'vitest';
import type { Newsletter } from '../newsletter.ts';
import type { BrevoSettings } from '../newsletter-settings.ts';
import { aBrevo } from './brevo.ts';
import { aSubscription, newsletterOver, newsletterPlace, stored } from './newsletter.ts';

export const HOUR = 3_600_000;
export const ADA = 'ada@exemple.fr';

/** `s0@exemple.fr`, `s1@exemple.fr`, … */
export const emails = (count: number): string[] => Array.from({ length: count }, (_, index) => `s${index}@exemple.fr`);

/** A database, a Brevo and a clock for any number of programs; all removed when the test ends. */
export async function setUpOutbox() {
  const connection = await newsletterPlace();
  const { service: brevo, brevo: settings } = await aBrevo();
  const clock = aClock();
  /** Another program on the same database. */
  const program = (over: Partial<BrevoSettings> | null = {}): Newsletter =>
    newsletterOver(connection, { brevo: over && { ...settings, ...over }, clock });
  const newsletter = program();
  return {
    connection,
    brevo,
    settings,
    clock,
    newsletter,
    program,

    async signUp(...addresses: string[]): Promise<void> {
      for (const email of addresses) await newsletter.subscribe(aSubscription({ email }));
    },

    syncOf: async (email = ADA) => (await stored(connection)).find((one) => one.email === email)?.sync,

    /** Runs the outbox and advances the clock until no subscriber is pending. */
    async drain(service = newsletter): Promise<void> {
      for (let round = 0; round < 100; round += 1) {
        await service.syncAll();
        if ((await service.outbox()).counts.pending === 0) return;
        clock.pass(HOUR);
      }
      throw new Error('The outbox does not become empty.');
    },

    /** Brevo holds exactly these addresses, each as one contact on the lists. */
    expectHeld(...addresses: string[]): void {
      expect([...brevo.contacts.keys()].sort()).toEqual(addresses.toSorted());
      for (const contact of brevo.contacts.values()) {
        expect(contact).toMatchObject({ attributes: { PRENOM: 'Ada' }, listIds: [3, 7], emailBlacklisted: false });
      }
    },
  };
}
