import type { Leases } from '@tdt/database';
import type { OutboxState } from './outbox-state.ts';
import { isWorthATrial, type Pauses } from './pauses.repository.ts';
import type { QueueRepository } from './queue.repository.ts';
import { OUTBOX_LEASE, OUTBOX_LEASE_MS, type SendDue } from './send-due.ts';

export interface SyncOptions {
  /** Also retries subscribers whose synchronisation was given up. */
  retryFailed?: boolean;
  /** Counts what would be sent, and sends nothing. */
  dryRun?: boolean;
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

/** The result of one run over the outbox, in numbers of subscribers. */
export interface SyncReport {
  synced: number;
  /** To be retried later. */
  postponed: number;
  /** Given up: Brevo refuses them as they are. */
  failed: number;
  /** Not reached: the run was stopped, or calls are paused. */
  left: number;
  pause: OutboxState['pause'];
}

interface Dependencies {
  sendDue: SendDue;
  queue: QueueRepository;
  pauses: Pauses;
  leases: Pick<Leases, 'whileHolding'>;
  now: () => Date;
}

/**
 * One run over all subscribers who are due when it begins; see `Newsletter.syncAll`. During a pause it makes one trial
 * call, because the operator may have removed the cause; but not while Brevo itself has said that it accepts no calls.
 */
export function createSyncAll({ sendDue, queue, pauses, leases, now }: Dependencies) {
  async function foresee(retryFailed: boolean): Promise<SyncReport> {
    const [due, { disabled, failed }] = await Promise.all([queue.countDue(now()), queue.counts()]);
    const left = due + disabled + (retryFailed ? failed : 0);
    return { synced: 0, postponed: 0, failed: 0, left, pause: await pauses.current() };
  }

  return async function syncAll(options: SyncOptions = {}): Promise<SyncReport> {
    const { retryFailed = false, dryRun = false, signal, onProgress } = options;
    if (dryRun) return foresee(retryFailed);
    const isTrial = isWorthATrial(await pauses.current());
    const run = async (held: AbortSignal): Promise<SyncReport> => {
      const dueAt = now();
      await queue.wake('disabled', dueAt);
      if (retryFailed) await queue.wake('failed', dueAt);
      const total = await queue.countDue(dueAt);
      const report = { synced: 0, postponed: 0, failed: 0 };
      onProgress?.(0, total);
      await sendDue({
        isTrial,
        signal: held,
        onSent(result) {
          report[result] += 1;
          const done = report.synced + report.postponed + report.failed;
          onProgress?.(done, Math.max(done, total));
        },
      });
      return { ...report, left: await queue.countDue(dueAt), pause: await pauses.current() };
    };
    return leases.whileHolding(OUTBOX_LEASE, run, { milliseconds: OUTBOX_LEASE_MS, signal });
  };
}
