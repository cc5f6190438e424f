import type { Logger } from '../../logger.ts';
import type { BrevoSettings } from '../newsletter-settings.ts';
import { ATTEMPTS_MAX, backoffMs } from './backoff.ts';
import type { BrevoClient } from './brevo-client.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Outgoing, outgoingFor, updateOf } from './outgoing.ts';
import type { Claim, QueueRepository, Settlement } from './queue.repository.ts';
import type { Traffic } from './traffic.ts';

/** `idle`: nobody was due. `changed`: to be sent anew. `stopped`: nothing more goes out, for a pause or because of the signal. */
export type Sent = 'synced' | 'postponed' | 'failed' | 'changed' | 'idle' | 'stopped';

export interface SendOptions {
  /** Only who is due at this time; by default, now. */
  dueAt?: Date;
  /** Only this one. */
  email?: string;
  /** Longest wait for a slot, in milliseconds. */
  longestMs?: number;
  /** Call in spite of a pause, to see whether its cause is gone; an answer then ends the pause. */
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

/** Longer than all lanes of some processes take; whoever cannot have a slot by then comes back. */
const LONGEST_MS = 5000;

export type SendNext = ReturnType<typeof createSendNext>;

/** Sends one subscriber who is due: claims, waits for a slot, calls, notes what became of it. */
export function createSendNext(dependencies: SendDependencies) {
  const { queue, traffic, client, log, now, wait } = dependencies;

  /** Waits for the moment of the next call; `false`: there is none. */
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

  /** Makes the call and tells all processes how Brevo is. */
  async function call(outgoing: Outgoing, { isTrial }: SendOptions): Promise<Outcome> {
    const outcome = outcomeOf(outgoing, await client.send(outgoing));
    if (outcome.kind === 'failure') await traffic.failed();
    else if (outcome.kind === 'pause') await traffic.pauseFor(outcome.reason, outcome.seconds * 1000);
    else await traffic.answered(isTrial);
    return outcome;
  }

  async function send(claim: Claim, outgoing: Outgoing, options: SendOptions): Promise<Sent> {
    if (!(await awaitSlot(options))) return release(claim);
    const isHeld = outgoing.kind === 'contact';
    if (!(await queue.begin(claim, isHeld, now()))) return release(claim, 'changed');
    let outcome = await call(outgoing, options);
    if (outcome.kind === 'exists') {
      if (!(await awaitSlot(options))) return release(claim);
      outcome = await call(updateOf(outgoing), options);
    }
    return outgoing.kind === 'removal' && outcome.kind === 'done' ? goOn(claim, outcome) : settle(claim, outcome);
  }

  async function release(claim: Claim, sent: Sent = 'stopped'): Promise<Sent> {
    await queue.settle(claim, {});
    return sent;
  }

  /** Off the lists; what else Brevo is to be told of this subscriber comes next. */
  async function goOn(claim: Claim, outcome: Outcome): Promise<Sent> {
    const isDone = outgoingFor({ ...claim, sync: { ...claim.sync, is_held: false } }, dependencies) === null;
    if (isDone) return settle(claim, outcome, { is_held: false });
    await queue.settle(claim, { is_held: false, attempts: 0 });
    return 'changed';
  }

  async function settle(claim: Claim, outcome: Outcome, also: Settlement = {}): Promise<Sent> {
    const settlement = { ...settlementOf(claim, outcome, dependencies), ...also };
    if (!(await queue.settle(claim, settlement))) return 'changed';
    if (settlement.state === 'failed') {
      const { last_code: code, last_error: error } = settlement;
      log.warn({ subscriber: claim._id, code, error }, 'A subscriber is given up until an operator retries');
    }
    return outcome.kind === 'pause' ? 'stopped' : RESULTS[settlement.state ?? 'pending'];
  }

  return async function sendNext(options: SendOptions = {}): Promise<Sent> {
    const { dueAt, email, signal } = options;
    if (signal?.aborted) return 'stopped';
    const claim = await queue.claim(now(), { ...(dueAt && { dueAt }), ...(email !== undefined && { email }) });
    if (!claim) return 'idle';
    const outgoing = outgoingFor(claim, dependencies);
    return outgoing ? send(claim, outgoing, options) : settle(claim, { kind: 'done', code: 0 });
  };
}

const RESULTS = { synced: 'synced', failed: 'failed', pending: 'postponed', disabled: 'postponed' } as const;

function settlementOf({ sync }: Claim, outcome: Outcome, { now, random }: SendDependencies): Settlement {
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
      // Refused, or a contact that is there and cannot be updated either.
      return { ...last, state: 'failed' };
  }
}
