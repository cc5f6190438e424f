import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@tdt/config';
import mongoose, { type Connection } from 'mongoose';
import { required } from './fields.ts';
import { documentSchema, modelOf } from './models.ts';
import { duplicateIndex } from './unique-indexes.ts';

interface LeaseDocument {
  _id: string;
  owner: string;
  until: Date;
}

const leaseModel = modelOf(
  'Lease',
  documentSchema<LeaseDocument>('leases', {
    _id: required(String),
    owner: required(String),
    until: required(Date),
  }),
);

/** An exclusive right to some work, until it is released or not renewed in time. */
interface Lease {
  /** Aborted when the lease is lost; the work must stop then. */
  signal: AbortSignal;
  release(): Promise<void>;
}

interface LeaseOptions {
  /** Time to live without renewal: how long the others wait for a process that died. */
  milliseconds?: number;
  signal?: AbortSignal | undefined;
}

/** Gets a signal that aborts when the lease is lost, or when the caller's aborts. */
type Work<T> = (signal: AbortSignal) => Promise<T>;

interface Patience extends LeaseOptions {
  /** How long to wait for the lease. */
  withinMs?: number;
}

/** How long a killed process delays the next start. */
const TIME_TO_LIVE_MS = 5000;
const RETRY_MS = 200;
/** A wait of noticeable length is logged. */
const REPORT_AFTER_MS = 1000;

interface Options {
  log?: Pick<Logger, 'warn'>;
  now?: () => number;
}

export type Leases = ReturnType<typeof createLeases>;

/**
 * Leases in the database, so that several processes and machines agree on who does a piece of background work. Every
 * step is one conditional write; clocks may differ by less than a lease's length.
 */
export function createLeases(connection: Connection, { log, now = Date.now }: Options = {}) {
  const model = leaseModel(connection);

  async function take(name: string, owner: string, milliseconds: number): Promise<boolean> {
    const until = new Date(now() + milliseconds);
    try {
      await model.updateOne(
        { _id: name, until: mongoose.trusted({ $lte: new Date(now()) }) },
        { $set: { owner, until } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      // The upsert found the name taken by a lease that still runs.
      if (duplicateIndex(error) !== null) return false;
      throw error;
    }
  }

  async function renew(name: string, owner: string, milliseconds: number): Promise<boolean> {
    const renewed = await model.updateOne({ _id: name, owner }, { $set: { until: new Date(now() + milliseconds) } });
    return renewed.matchedCount === 1;
  }

  async function acquire(name: string, milliseconds: number): Promise<Lease | null> {
    const owner = randomUUID();
    let until = now() + milliseconds;
    if (!(await take(name, owner, milliseconds))) return null;
    const lost = new AbortController();
    const timer = setInterval(async () => {
      const next = now() + milliseconds;
      // While the database does not respond, no other process can take the lease: it stays valid until its end.
      const isRenewed = await renew(name, owner, milliseconds).catch(() => null);
      if (isRenewed) until = next;
      else if (isRenewed === false || now() >= until) lose();
    }, milliseconds / 3);
    const lose = (): void => {
      clearInterval(timer);
      log?.warn({ lease: name }, 'The database did not renew a lease in time: the work under it stops');
      lost.abort(new Error(`The lease "${name}" was lost.`));
    };
    timer.unref();
    return {
      signal: lost.signal,
      release: async () => {
        clearInterval(timer);
        await model.deleteOne({ _id: name, owner });
      },
    };
  }

  /** Waits for the lease; `null`: it was not free in time. */
  async function acquireWithin(
    name: string,
    { milliseconds = TIME_TO_LIVE_MS, signal, withinMs = Number.POSITIVE_INFINITY }: Patience,
  ): Promise<Lease | null> {
    const startedAt = Date.now();
    let isReported = false;
    let lease = await acquire(name, milliseconds);
    while (!lease && Date.now() - startedAt + RETRY_MS <= withinMs) {
      if (!isReported && Date.now() - startedAt >= REPORT_AFTER_MS) {
        isReported = true;
        log?.warn({ lease: name, milliseconds }, `Waiting for another process to end its work: ${name}`);
      }
      await wait(RETRY_MS, undefined, { signal });
      lease = await acquire(name, milliseconds);
    }
    return lease;
  }

  async function ifFree<T>(name: string, work: Work<T>, options: Patience = {}): Promise<T | null> {
    const { withinMs = 0, signal } = options;
    const lease = await acquireWithin(name, { ...options, withinMs });
    if (!lease) return null;
    try {
      return await work(signal ? AbortSignal.any([signal, lease.signal]) : lease.signal);
    } finally {
      await lease.release();
    }
  }

  return {
    /** The lease, or `null` while another process holds it. It renews itself after each third of `milliseconds`. */
    acquire,
    /** Whether a process holds the lease now. */
    isHeld: async (name: string): Promise<boolean> =>
      (await model.exists({ _id: name, until: mongoose.trusted({ $gt: new Date(now()) }) })) !== null,
    /**
     * Does the work under the lease and releases it; `null`: it did not become free within `withinMs`, by default 0.
     */
    ifFree,
    /**
     * Waits for the lease, does the work, releases the lease. Throws the signal's reason if it aborts while waiting.
     */
    whileHolding: <T>(name: string, work: Work<T>, options: LeaseOptions = {}): Promise<T> =>
      ifFree(name, work, { ...options, withinMs: Number.POSITIVE_INFINITY }) as Promise<T>,
  };
}
