import { setTimeout as pass } from 'node:timers/promises';
import type { Logger } from '@tdt/config';
import type { Leases } from '@tdt/database';
import type { Connection } from 'mongoose';
import type { BrevoSettings } from '../newsletter-settings.ts';
import { createBrevoClient } from './brevo-client.ts';
import type { OutboxState } from './outbox-state.ts';
import { createPauses } from './pauses.repository.ts';
import { createQueueRepository, type QueueRepository } from './queue.repository.ts';
import { createSendDue, OUTBOX_LEASE, OUTBOX_LEASE_MS, type SendOptions } from './send-due.ts';
import { createSyncAll, type SyncOptions, type SyncReport } from './sync-all.ts';
import { startWorker } from './worker.ts';

/** What tests replace: clock, randomness and waiting. */
export interface OutboxConditions {
  now?: () => Date;
  random?: () => number;
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Longest time for a call to Brevo. */
  timeoutMs?: number;
}

interface Dependencies extends OutboxConditions {
  connection: Connection;
  leases: Pick<Leases, 'ifFree' | 'whileHolding'>;
  /** `null`: no key. */
  brevo: BrevoSettings | null;
  links: (id: string) => { unsubscribe: string; confirm: string };
  log: Logger;
}

/** There are two: with and without a key. */
export interface Outbox {
  /** Tries once to send the subscriber with this normalised address, if due, without a long wait for others. */
  sendOne(email: string): Promise<void>;
  /** The same at the request of an editor: also if not due, given up, or during a pause whose cause may be gone. */
  retryOne(subscriber: { id: string; email: string }): Promise<void>;
  /** Runs the outbox until nothing is due, as the command line does. */
  syncAll(options?: SyncOptions): Promise<SyncReport>;
  /** Sends subscribers as they become due. Returns a function that stops this and waits for calls in progress. */
  startOutbox(): () => Promise<void>;
  outbox(): Promise<OutboxState>;
  /** Since when the oldest pending subscriber waits to be sent to Brevo; `null` if none is pending. */
  oldestPending(): Promise<Date | null>;
}

/** Longest time that a visitor waits until other subscribers have been sent. */
const TURN_MS = 1000;

/** Brings Brevo up to date with what is stored about subscribers. */
export function createOutbox(dependencies: Dependencies): Outbox {
  const { connection, leases, brevo } = dependencies;
  const queue = createQueueRepository(connection);
  if (brevo === null) return outboxWithoutKey(queue, dependencies);
  const { now = () => new Date(), random = Math.random, wait = sleep, timeoutMs, links, log } = dependencies;
  const pauses = createPauses({ connection, log, now });
  const client = createBrevoClient(brevo, timeoutMs === undefined ? {} : { timeoutMs });
  const sendDue = createSendDue({ brevo, client, queue, pauses, links, log, now, random, wait });
  /** If another process sends for longer than a turn, it sends this one next. */
  const sendInTurn = (options: Omit<SendOptions, 'signal'>) =>
    leases.ifFree(OUTBOX_LEASE, (signal) => sendDue({ ...options, signal }), {
      milliseconds: OUTBOX_LEASE_MS,
      withinMs: TURN_MS,
    });

  let hasWoken = false;
  async function round(signal: AbortSignal): Promise<void> {
    if (!hasWoken) await queue.wake('disabled', now());
    hasWoken = true;
    if ((await pauses.current()) || !(await queue.next(now()))) return;
    await leases.ifFree(OUTBOX_LEASE, (held) => sendDue({ signal: held }), { milliseconds: OUTBOX_LEASE_MS, signal });
  }

  return {
    async sendOne(email) {
      if (await queue.putFirst(email, now())) await sendInTurn({ email });
    },
    async retryOne({ id, email }) {
      await queue.wakeOne(id);
      await sendInTurn({ email, isTrial: true });
    },
    syncAll: createSyncAll({ sendDue, queue, pauses, leases, now }),
    startOutbox: () => startWorker({ round, log, wait }),
    outbox: async () => ({ isConfigured: true, counts: await queue.counts(), pause: await pauses.current() }),
    oldestPending: queue.oldestPending,
  };
}

function outboxWithoutKey(queue: QueueRepository, { log }: Dependencies): Outbox {
  return {
    sendOne: async () => {},
    retryOne: async () => {},
    async syncAll() {
      const { disabled, pending } = await queue.counts();
      return { synced: 0, postponed: 0, failed: 0, left: disabled + pending, pause: null };
    },
    startOutbox() {
      log.info({}, 'No key of Brevo is set (BREVO_API_KEY): subscribers are stored, and sent once there is one');
      return async () => {};
    },
    outbox: async () => ({ isConfigured: false, counts: await queue.counts(), pause: null }),
    oldestPending: queue.oldestPending,
  };
}

async function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds > 0) await pass(milliseconds, undefined, { signal });
}
