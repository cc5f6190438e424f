import { randomUUID } from 'node:crypto';
import { readEmail } from '@tdt/accounts';
import type { Logger } from '@tdt/config';
import { AppError, type FieldError, type NewSubscription, type Subscription } from '@tdt/contracts';
import type { SyncState } from '@tdt/contracts/plain';
import { subscriptionErrors } from '@tdt/domain';
import { formConsent } from './consent.ts';
import type { SubscriberDocument } from './subscriber.model.ts';
import { CONFIRMATION_MAILS, type Condition, type SubscribersRepository } from './subscribers.repository.ts';

/**
 * Minimum time between two confirmation mails to one address, and the time in which it gets `CONFIRMATION_MAILS` of
 * them.
 */
const CONFIRMATION_INTERVAL_MS = 600_000;
const WEEK_MS = 7 * 86_400_000;
/** The easternmost time zone is 14 hours ahead of UTC. */
const TIME_ZONE_MS = 14 * 3_600_000;
const BEING_ERASED = "L'effacement de cette adresse n'est pas terminé : réessayez un peu plus tard.";

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
  const statusOf = (optedIn: boolean): Subscription['status'] => (isConfirmed && optedIn ? 'confirmation' : 'active');
  /** Without consent to mails there is nothing to send. */
  const stateOf = (optedIn: boolean): SyncState => (optedIn ? waiting : 'synced');
  const waiting = isConfigured ? 'pending' : 'disabled';

  function change(signUp: SignUp, conditions: readonly Condition[], state: SyncState, at: Date) {
    const set = { ...signUp, status: statusOf(signUp.opted_in), status_at: at };
    const consent = formConsent('resubscribed', signUp, at);
    return repository.change({ email: signUp.email }, conditions, { set, consent, state, now: at });
  }

  async function signUpAgain(signUp: SignUp, at: Date): Promise<Subscription> {
    const isAsked = statusOf(signUp.opted_in) === 'confirmation';
    const conditions = isAsked ? askedAgain(at) : signedUpAgain(signUp.opted_in, at);
    const changed =
      // Off the lists already, or never on them: there is nothing to send. Otherwise the outbox takes it off.
      (!signUp.opted_in && (await change(signUp, conditions.map(notHeld), 'synced', at))) ||
      (await change(signUp, conditions, waiting, at));
    if (changed) return present(changed);
    const stored = await repository.findByEmail(signUp.email);
    // Brevo would erase the new contact, too.
    if (stored?.status === 'erased') throw new AppError('NOT_READY', { detail: BEING_ERASED, retryAfter: 60 });
    if (stored?.status === 'confirmation' && (isConfirmed || !stored.must_confirm)) return present(stored);
    if (!stored || (stored.status === 'active' && (stored.opted_in || !isAsked))) throw new AppError('DUPLICATE_EMAIL');
    throw isAsked ? tooManyMails(stored, at) : new AppError('ADDRESS_REFUSED');
  }

  return async function subscribe(form: NewSubscription): Promise<Subscription> {
    if (form.website?.trim()) {
      log.info({ source: form.source }, 'A sign-up with a filled honeypot field was not stored');
      return { id: randomUUID(), status: statusOf(form.opted_in) };
    }
    const at = now();
    const signUp = readSignUp(form, at);
    const subscriber = newSubscriber(signUp, statusOf(signUp.opted_in), stateOf(signUp.opted_in), at);
    if (await repository.insert(subscriber)) return present(subscriber);
    return signUpAgain(signUp, at);
  };
}

/** Who may sign up without confirming: not who complained or bounced. */
const signedUpAgain = (optedIn: boolean, at: Date): Condition[] =>
  (optedIn ? [HAS_LEFT, wasAskedLongAgo(at), HAD_REFUSED_MAILS] : [HAS_LEFT]).map((condition) => ({
    ...condition,
    mustConfirm: false,
  }));

/** Who may be sent a mail that asks for a confirmation. */
const askedAgain = (at: Date): Condition[] =>
  [HAS_LEFT, HAS_BOUNCED, wasAskedLongAgo(at), HAD_REFUSED_MAILS].map((condition) => ({
    ...condition,
    mailsSince: new Date(at.getTime() - WEEK_MS),
  }));

const HAS_LEFT: Condition = { status: ['unsubscribed'] };
const HAS_BOUNCED: Condition = { status: ['bounced'] };
/** Signed up without consent to mails, and consents now. */
const HAD_REFUSED_MAILS: Condition = { status: ['active'], opted_in: false };
const wasAskedLongAgo = (at: Date): Condition => ({
  status: ['confirmation'],
  before: new Date(at.getTime() - CONFIRMATION_INTERVAL_MS),
});

const notHeld = (condition: Condition): Condition => ({ ...condition, isHeld: false });

function tooManyMails({ confirmation_mails: [oldest = new Date(0)] }: SubscriberDocument, at: Date): AppError {
  const detail = `Cette adresse a déjà reçu ${CONFIRMATION_MAILS} messages de confirmation en une semaine. Réessayez dans quelques jours.`;
  const retryAfter = Math.ceil((oldest.getTime() + WEEK_MS - at.getTime()) / 1000);
  return new AppError('TOO_MANY_REQUESTS', { detail, retryAfter: Math.max(retryAfter, 1) });
}

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
  state: SyncState,
  at: Date,
): SubscriberDocument {
  return {
    _id: randomUUID(),
    ...signUp,
    status,
    status_at: at,
    must_confirm: false,
    confirmation_mails: status === 'confirmation' ? [at] : [],
    consents: [formConsent('subscribed', signUp, at)],
    sync: {
      state,
      revision: 1,
      attempts: 0,
      next_at: at,
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
