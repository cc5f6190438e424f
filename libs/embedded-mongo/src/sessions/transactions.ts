import { CommandError, WriteConflict } from '../errors.ts';
import { Batch } from '../storage/batch.ts';
import type { Database } from '../storage/database.ts';
import { Overlay } from '../storage/overlay.ts';
import { type RetryId, storedReply, storeReply } from './retries.ts';

interface Transaction {
  readonly id: RetryId;
  readonly overlay: Overlay;
  readonly batch: Batch;
  lastUsed: number;
}

const IDLE_MS = 60_000;

/** Open multi-document transactions, at most one per session. */
export class Transactions {
  readonly #database: Database;
  readonly #open = new Map<string, Transaction>();

  constructor(database: Database) {
    this.#database = database;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Starts a transaction and aborts the session's previous one, if open. */
  begin(id: RetryId): Batch {
    this.abort(id.session);
    const { store, catalog, locks, snapshots } = this.#database;
    const overlay = new Overlay(snapshots.open(), store, locks, keyOf(id.session));
    const batch = new Batch(overlay, catalog);
    this.#open.set(keyOf(id.session), { id, overlay, batch, lastUsed: Date.now() });
    return batch;
  }

  /** The batch of the open transaction; without one, error 251 makes the driver restart it. */
  find(id: RetryId): Batch {
    const transaction = this.#open.get(keyOf(id.session));
    if (transaction?.id.number !== id.number) throw noSuchTransaction(id, ['TransientTransactionError']);
    transaction.lastUsed = Date.now();
    return transaction.batch;
  }

  /** Commits durably. A repeated commit succeeds again, also after a restart of the engine. */
  async commit(id: RetryId): Promise<void> {
    const transaction = this.#open.get(keyOf(id.session));
    if (transaction?.id.number !== id.number) {
      if (storedReply(this.#database.store, id)) return;
      throw noSuchTransaction(id, ['TransientTransactionError']);
    }
    const { overlay, batch } = transaction;
    try {
      await this.#database.queue.run((target) => {
        this.#checkDefinitions(batch);
        overlay.applyTo(target);
        target.absorb(batch);
        storeReply(target, id, { committed: true });
      }, keyOf(id.session));
    } finally {
      this.#end(transaction);
    }
  }

  /** Like `abort`, but throws if the transaction is not open. */
  abortCommand(id: RetryId): void {
    const transaction = this.#open.get(keyOf(id.session));
    if (transaction?.id.number === id.number) {
      this.#end(transaction);
      return;
    }
    if (storedReply(this.#database.store, id))
      throw new CommandError(256, 'TransactionCommitted', `Transaction ${id.number} has been committed`);
    throw noSuchTransaction(id, []);
  }

  abort(session: Buffer): void {
    const transaction = this.#open.get(keyOf(session));
    if (transaction) this.#end(transaction);
  }

  sweep(now: number): void {
    for (const transaction of this.#open.values()) if (now - transaction.lastUsed > IDLE_MS) this.#end(transaction);
  }

  /** Throws if a collection or index changed since the transaction wrote to it: the index would miss its documents. */
  #checkDefinitions(batch: Batch): void {
    for (const [namespace, collection] of batch.written)
      if (!batch.staged.has(namespace) && this.#database.catalog.collections.get(namespace) !== collection)
        throw new WriteConflict(`${namespace} changed under the transaction`);
  }

  #end(transaction: Transaction): void {
    this.#open.delete(keyOf(transaction.id.session));
    transaction.overlay.release();
    this.#database.queue.wake();
  }
}

const keyOf = (session: Buffer): string => session.toString('hex');

function noSuchTransaction({ number }: RetryId, errorLabels: string[]): CommandError {
  const message = `Given transaction number ${number} does not match any in-progress transactions.`;
  return new CommandError(251, 'NoSuchTransaction', message, { errorLabels });
}
