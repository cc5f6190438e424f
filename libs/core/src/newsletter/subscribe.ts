import { randomUUID } from 'node:crypto';
import { AppError, type FieldError, type NewSubscription, type Subscription } from '@tdt/contracts';
import { subscriptionErrors } from '@tdt/domain';
import { readEmail } from '../email-address.ts';
import type { Logger } from '../logger.ts';
import { formConsent } from './consent.ts';
import type { SubscriberDocument } from './subscriber.model.ts';
import type { Change, Condition, SubscribersRepository } from './subscribers.repository.ts';

/** Minimum time between two confirmation mails to one address. */
const CONFIRMATION_INTERVAL_MS = 600_000;
/** The easternmost time zone is 14 hours ahead of UTC. */
const TIME_ZONE_MS = 14 * 3_600_000;
const LONG_PAST = new Date(0);

interface Dependencies {
  repository: SubscribersRepository;
  /** Whether there is a key. */
  isConfigured: boolean;
  /** Whether an address must be confirmed by a mail (double opt-in). */
  isConfirmed: boolean;
  log: Logger;
  now: () => Date;
}

/** What a form sent, checked and normalised. */
type SignUp = Pick<NewSubscription, 'first_name' | 'last_name' | 'email' | 'birthdate' | 'opted_in' | 'source'>;

/** Stores a sign-up; see `Newsletter.subscribe`. */
export function createSubscribe({ repository, isConfigured, isConfirmed, log, now }: Dependencies) {
  /** Without consent to mails there is no mail to confirm it with. */
  const statusOf = (optedIn: boolean) => (isConfirmed && optedIn ? 'confirmation' : 'active');

  function changeTo(signUp: SignUp, at: Date): Change {
    return {
      set: { ...signUp, status: statusOf(signUp.opted_in), status_at: at },
      consent: formConsent('resubscribed', signUp, at),
      isConfigured,
      now: at,
    };
  }

  async function signUpAgain(signUp: SignUp, at: Date): Promise<Subscription> {
    const conditions = signUp.opted_in ? [HAS_LEFT, wasAskedLongAgo(at), HAD_REFUSED_MAILS] : [HAS_LEFT];
    const changed = await repository.change({ email: signUp.email }, conditions, changeTo(signUp, at));
    if (changed) return present(changed);
    const stored = await repository.findByEmail(signUp.email);
    if (stored?.status === 'confirmation') return present(stored);
    throw new AppError('DUPLICATE_EMAIL');
  }

  return async function subscribe(form: NewSubscription): Promise<Subscription> {
    if (form.website?.trim()) {
      log.info({ source: form.source }, 'A sign-up with a filled honeypot field was not stored');
      return { id: randomUUID(), status: statusOf(form.opted_in) };
    }
    const at = now();
    const signUp = readSignUp(form, at);
    const subscriber = newSubscriber(signUp, statusOf(signUp.opted_in), isConfigured, at);
    if (await repository.insert(subscriber)) return present(subscriber);
    return signUpAgain(signUp, at);
  };
}

const HAS_LEFT: Condition = { status: ['unsubscribed', 'bounced'] };
/** Signed up without consent to mails, and consents now. */
const HAD_REFUSED_MAILS: Condition = { status: ['active'], opted_in: false };
const wasAskedLongAgo = (at: Date): Condition => ({
  status: ['confirmation'],
  before: new Date(at.getTime() - CONFIRMATION_INTERVAL_MS),
});

/** Throws `VALIDATION_FAILED` with the messages of the form. */
function readSignUp(form: NewSubscription, now: Date): SignUp {
  const latestDay = new Date(now.getTime() + TIME_ZONE_MS).toISOString().slice(0, 10);
  const errors = Object.entries(subscriptionErrors(form, latestDay)).map(([path, message]) => ({ path, message }));
  if (errors.length > 0) refuse(errors);
  return {
    first_name: oneLine(form.first_name),
    last_name: oneLine(form.last_name),
    // The rule of the form accepts more than can be an address.
    email: readEmail(form.email) ?? refuse([{ path: 'email', message: 'Email invalide' }]),
    birthdate: form.birthdate,
    opted_in: form.opted_in,
    source: form.source,
  };
}

function refuse(errors: FieldError[]): never {
  throw new AppError('VALIDATION_FAILED', { errors });
}

const oneLine = (name: string): string => name.trim().replace(/[\s\p{Cc}]+/gu, ' ');

function newSubscriber(
  signUp: SignUp,
  status: 'active' | 'confirmation',
  isConfigured: boolean,
  at: Date,
): SubscriberDocument {
  return {
    _id: randomUUID(),
    ...signUp,
    status,
    status_at: at,
    consents: [formConsent('subscribed', signUp, at)],
    sync: {
      state: isConfigured ? 'pending' : 'disabled',
      revision: 1,
      attempts: 0,
      next_at: at,
      lease_until: LONG_PAST,
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
