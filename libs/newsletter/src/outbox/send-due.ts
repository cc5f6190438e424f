import type { Logger } from '@tdt/config';
import type { BrevoSettings } from '../newsletter-settings.ts';
import type { SubscriberDocument } from '../subscriber.model.ts';
import type { BrevoClient } from './brevo-client.ts';
import { ATTEMPTS_MAX, backoffMs, outcomeOf, type SendOutcome } from './outcome.ts';
import { type Outgoing, outgoingFor, updateOf } from './outgoing.ts';
import { isWorthATrial, type Pauses } from './pauses.repository.ts';
import type { QueueRepository, Settlement } from './queue.repository.ts';

/** What became of a subscriber; `null`: it must be sent again, because it has changed or because calls are paused. */
type SendResult = 'synced' | 'postponed' | 'failed' | null;

export interface SendOptions {
  /** Only the subscriber with this address. */
  email?: string;
  /** Makes a call despite a pause, to see whether its cause is gone; a response then ends the pause. */
  isTrial?: boolean;
  signal: AbortSignal;
  onSent?: (result: NonNullable<SendResult>) => void;
}

interface Dependencies {
  brevo: BrevoSettings;
  client: BrevoClient;
  queue: QueueRepository;
  pauses: Pauses;
  links: (id: string) => { unsubscribe: string; confirm: string };
  log: Logger;
  now: () => Date;
  random: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

/** Only its holder calls Brevo: one subscriber after the other, at one pace. */
export const OUTBOX_LEASE = 'newsletter-outbox';
/**
 * As the lease is renewed after each third, a call and its update, of 5 s each, end before another process takes over:
 * Brevo gets no old state after a newer one.
 */
export const OUTBOX_LEASE_MS = 15_000;
/** Five calls a second: a call lasts at least so long. As the lease is held meanwhile, this paces all processes. */
const CALL_MS = 200;

export type SendDue = ReturnType<typeof createSendDue>;

/** Sends subscribers to Brevo, one after the other. The caller holds the lease of the outbox. */
export function createSendDue(dependencies: Dependencies) {
  const { queue, pauses, client, log, now, wait } = dependencies;

  async function call(outgoing: Outgoing): Promise<SendOutcome> {
    const [reply] = await Promise.all([client.send(outgoing), wait(CALL_MS)]);
    const outcome = outcomeOf(outgoing, reply);
    await pauses.note(outcome);
    return outcome;
  }

  async function send(subscriber: SubscriberDocument): Promise<SendResult> {
    const outgoing = outgoingFor(subscriber, dependencies);
    if (!outgoing) return settle(subscriber, { kind: 'done', code: 0 });
    if (outgoing.kind === 'contact' && !(await queue.markHeld(subscriber))) return null;
    let outcome = await call(outgoing);
    if (outcome.kind === 'exists') outcome = await call(updateOf(outgoing));
    if (outcome.kind !== 'done') return settle(subscriber, outcome);
    if (outgoing.kind === 'erasure') return (await queue.remove(subscriber)) ? 'synced' : null;
    return settle(subscriber, outcome, outgoing.kind === 'removal' ? afterRemoval(subscriber) : {});
  }

  /** After a removal from the lists, a mail may be still to be sent. */
  function afterRemoval(subscriber: SubscriberDocument): Settlement {
    const removed = { ...subscriber, sync: { ...subscriber.sync, is_held: false } };
    return { is_held: false, state: outgoingFor(removed, dependencies) ? 'pending' : 'synced' };
  }

  async function settle(subscriber: SubscriberDocument, outcome: SendOutcome, also: Settlement = {}) {
    const settlement = { ...settlementOf(subscriber, outcome, dependencies), ...also };
    if (!(await queue.settle(subscriber, settlement))) return null;
    if (settlement.state === 'failed') {
      const { last_code: code, last_error: error } = settlement;
      log.warn({ subscriber: subscriber._id, code, error }, 'A subscriber is given up until an operator retries');
    }
    if (settlement.state === 'pending') return outcome.kind === 'failure' ? 'postponed' : null;
    return settlement.state === 'failed' ? 'failed' : 'synced';
  }

  /** Sends all who are due when it begins, the longest due first, until calls are paused or the signal aborts. */
  return async function sendDue({ email, isTrial = false, signal, onSent }: SendOptions): Promise<void> {
    const dueAt = now();
    let pause = await pauses.current();
    if (isTrial && isWorthATrial(pause)) pause = null;
    while (!pause && !signal.aborted) {
      const subscriber = await queue.next(dueAt, email);
      if (!subscriber) return;
      const result = await send(subscriber);
      if (result) onSent?.(result);
      pause = await pauses.current();
    }
  };
}

type Settled = Settlement & Required<Pick<Settlement, 'state'>>;

function settlementOf({ sync }: SubscriberDocument, outcome: SendOutcome, { now, random }: Dependencies): Settled {
  const last = { last_code: outcome.code || null, last_error: 'error' in outcome ? outcome.error : null };
  const time = now();
  switch (outcome.kind) {
    case 'done':
      return { ...last, state: 'synced', attempts: 0, synced_at: time };
    case 'pause':
      return { ...last, state: 'pending' };
    case 'failure': {
      const attempts = sync.attempts + 1;
      const next_at = new Date(time.getTime() + backoffMs(attempts, random));
      return { ...last, attempts, next_at, state: attempts >= ATTEMPTS_MAX ? 'failed' : 'pending' };
    }
    default:
      // Refused, or a contact that exists and cannot be updated either.
      return { ...last, state: 'failed' };
  }
}
