import { randomUUID } from 'node:crypto';
import { AppError, type NewSubscription, type Subscription } from '@tdt/contracts';
import type { Logger } from '../logger.ts';
import { formConsent } from './consent.ts';
import { type ReadSubscription, readSubscription } from './read-subscription.ts';
import type { SubscriberDocument } from './subscriber.model.ts';
import type { Change, Condition, SubscribersRepository } from './subscribers.repository.ts';

/** Between two mails that ask the same address for its confirmation. */
const ASK_AGAIN_MS = 600_000;
export const FREE = new Date(0);

interface Dependencies {
  subscribers: SubscribersRepository;
  /** Whether there is a key. */
  isConfigured: boolean;
  /** Whether an address must be confirmed by a mail (double opt-in). */
  isConfirmed: boolean;
  log: Logger;
  now: () => Date;
}

/** Stores who signs up; see `NewsletterService.subscribe`. */
export function createSubscribe({ subscribers, isConfigured, isConfirmed, log, now }: Dependencies) {
  /** Without a consent to mails there is no mail to confirm it by. */
  const statusOf = (optedIn: boolean) => (isConfirmed && optedIn ? 'confirmation' : 'active');

  function changeTo(sent: ReadSubscription, at: Date): Change {
    return {
      set: { ...sent, status: statusOf(sent.opted_in), status_at: at },
      consent: formConsent('resubscribed', sent, at),
      isConfigured,
      now: at,
    };
  }

  async function signUpAgain(sent: ReadSubscription, at: Date): Promise<Subscription> {
    const change = changeTo(sent, at);
    const conditions = sent.opted_in ? [...RETURNING, ASKED_LONG_AGO(at), AGREES_NOW] : RETURNING;
    const changed = await subscribers.change({ email: sent.email }, conditions, change);
    if (changed) return present(changed);
    const stored = await subscribers.findByEmail(sent.email);
    if (stored?.status === 'confirmation') return present(stored);
    throw new AppError('DUPLICATE_EMAIL');
  }

  return async function subscribe(form: NewSubscription): Promise<Subscription> {
    if (form.website?.trim()) {
      log.info({ source: form.source }, 'A sign-up that a program filled in was not stored');
      return { id: randomUUID(), status: statusOf(form.opted_in) };
    }
    const at = now();
    const sent = readSubscription(form, at);
    const subscriber = newSubscriber(sent, statusOf(sent.opted_in), isConfigured, at);
    if (await subscribers.insert(subscriber)) return present(subscriber);
    return signUpAgain(sent, at);
  };
}

const RETURNING: Condition[] = [{ status: ['unsubscribed', 'bounced'] }];
/** Somebody who did not want any mail and now does. */
const AGREES_NOW: Condition = { status: ['active'], opted_in: false };
const ASKED_LONG_AGO = (at: Date): Condition => ({
  status: ['confirmation'],
  before: new Date(at.getTime() - ASK_AGAIN_MS),
});

function newSubscriber(
  sent: ReadSubscription,
  status: 'active' | 'confirmation',
  isConfigured: boolean,
  at: Date,
): SubscriberDocument {
  return {
    _id: randomUUID(),
    ...sent,
    status,
    status_at: at,
    consents: [formConsent('subscribed', sent, at)],
    sync: {
      state: isConfigured ? 'pending' : 'disabled',
      revision: 1,
      attempts: 0,
      next_at: at,
      lease_until: FREE,
      lease_owner: null,
      is_held: false,
      last_code: null,
      last_error: null,
      synced_at: null,
    },
    created_at: at,
    updated_at: at,
  };
}

const present = ({ _id, status }: Pick<SubscriberDocument, '_id' | 'status'>): Subscription => ({
  id: _id,
  status: status === 'confirmation' ? 'confirmation' : 'active',
});
