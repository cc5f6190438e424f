import type { Logger } from '@tdt/config';
import type { BrevoSettings } from '../newsletter-settings.ts';
import type { BrevoClient } from './brevo-client.ts';
import { ATTEMPTS_MAX, backoffMs, outcomeOf, type SendOutcome } from './outcome.ts';
import { type Outgoing, outgoingFor, updateOf } from './outgoing.ts';
import type { Claim, QueueRepository, Settlement } from './queue.repository.ts';
import type { Traffic } from './traffic.ts';

/**
 * `idle`: no subscriber was due. `changed`: the subscriber must be sent again. `stopped`: nothing more may be sent,
 * because of a pause or of the signal.
 */
export type SendResult = 'synced' | 'postponed' | 'failed' | 'changed' | 'idle' | 'stopped';

export interface SendOptions {
  /** Only subscribers who are due at this time; by default, now. */
  dueAt?: Date;
  /** Only the subscriber with this address. */
  email?: string;
  /** Longest wait for a slot, in milliseconds. */
  longestMs?: number;
  /** Makes the call despite a pause, to see whether its cause is gone; an answer then ends the pause. */
  isTrial?: boolean;
  signal?: AbortSignal | undefined;
}

export interface SendDependencies {
  brevo: BrevoSettings;
  client: BrevoClient;
  queue: QueueRepository;
  traffic: Traffic;
  links: (id: string) => { unsubscribe: string; confirm: string };
  log: Logger;
  now: () => Date;
  random: () => number;
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** Longer than the concurrent senders of several processes take; a sender that gets no slot by then tries again. */
const LONGEST_MS = 5000;

export type SendNext = ReturnType<typeof createSendNext>;

/** Sends one subscriber who is due: claims it, waits for a slot, makes the call, stores the result. */
export function createSendNext(dependencies: SendDependencies) {
  const { queue, traffic, client, log, now, wait } = dependencies;

  /** Waits until the next call may be made; `false`: none may. */
  async function awaitSlot({ longestMs = LONGEST_MS, isTrial, signal }: SendOptions): Promise<boolean> {
    const slot = await traffic.takeSlot(longestMs, isTrial);
    if (!('at' in slot)) return false;
    try {
      await wait(slot.at.getTime() - now().getTime(), signal);
      return true;
    } catch (error) {
      if (signal?.aborted) return false;
      throw error;
    }
  }

  /** Makes the call, and tells all processes whether Brevo works. */
  async function call(outgoing: Outgoing, { isTrial }: SendOptions): Promise<SendOutcome> {
    const outcome = outcomeOf(outgoing, await client.send(outgoing));
    if (outcome.kind === 'failure') await traffic.failed();
    else if (outcome.kind === 'pause') await traffic.pauseFor(outcome.reason, outcome.seconds * 1000);
    else await traffic.answered(isTrial);
    return outcome;
  }

  async function send(claim: Claim, outgoing: Outgoing, options: SendOptions): Promise<SendResult> {
    if (!(await awaitSlot(options))) return release(claim);
    const isHeld = outgoing.kind === 'contact';
    if (!(await queue.begin(claim, isHeld, now()))) return release(claim, 'changed');
    let outcome = await call(outgoing, options);
    if (outcome.kind === 'exists') {
      if (!(await awaitSlot(options))) return release(claim);
      outcome = await call(updateOf(outgoing), options);
    }
    if (outcome.kind === 'done' && outgoing.kind === 'removal') return resume(claim, outcome);
    if (outcome.kind === 'done' && outgoing.kind === 'erasure')
      return (await queue.remove(claim)) ? 'synced' : 'changed';
    return settle(claim, outcome);
  }

  async function release(claim: Claim, result: SendResult = 'stopped'): Promise<SendResult> {
    await queue.settle(claim, {});
    return result;
  }

  /** After a removal from the lists: continues with the next call for this subscriber, if there is one. */
  async function resume(claim: Claim, outcome: SendOutcome): Promise<SendResult> {
    const isDone = outgoingFor({ ...claim, sync: { ...claim.sync, is_held: false } }, dependencies) === null;
    if (isDone) return settle(claim, outcome, { is_held: false });
    // The time tells an erasure that Brevo knows the contact.
    await queue.settle(claim, { is_held: false, attempts: 0, synced_at: now() });
    return 'changed';
  }

  async function settle(claim: Claim, outcome: SendOutcome, also: Settlement = {}): Promise<SendResult> {
    const settlement = { ...settlementOf(claim, outcome, dependencies), ...also };
    if (!(await queue.settle(claim, settlement))) return 'changed';
    if (settlement.state === 'failed') {
      const { last_code: code, last_error: error } = settlement;
      log.warn({ subscriber: claim._id, code, error }, 'A subscriber is given up until an operator retries');
    }
    return outcome.kind === 'pause' ? 'stopped' : RESULTS[settlement.state ?? 'pending'];
  }

  return async function sendNext(options: SendOptions = {}): Promise<SendResult> {
    const { dueAt, email, signal } = options;
    if (signal?.aborted) return 'stopped';
    const claim = await queue.claim(now(), { ...(dueAt && { dueAt }), ...(email !== undefined && { email }) });
    if (!claim) return 'idle';
    const outgoing = outgoingFor(claim, dependencies);
    return outgoing ? send(claim, outgoing, options) : settle(claim, { kind: 'done', code: 0 });
  };
}

const RESULTS = { synced: 'synced', failed: 'failed', pending: 'postponed', disabled: 'postponed' } as const;

function settlementOf({ sync }: Claim, outcome: SendOutcome, { now, random }: SendDependencies): Settlement {
  const last = { last_code: outcome.code || null, last_error: 'error' in outcome ? outcome.error : null };
  const time = now();
  switch (outcome.kind) {
    case 'done':
      return { ...last, state: 'synced', attempts: 0, synced_at: time };
    case 'pause':
      return last;
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
