import { WriteConflict } from '../errors.ts';
import type { KeyValueReader, Page } from './key-value.ts';
import { asText, Overrides } from './overrides.ts';

/** A key and its value before a write; `undefined` if it did not exist. */
export type Previous = readonly [key: Buffer, value: Buffer | undefined];

/** The store at the time of the snapshot. Release it: every later write is copied to open snapshots. */
export interface Snapshot extends KeyValueReader {
  release(): void;
}

/**
 * Snapshots for transactions. SQLite's exclusive lock allows no second connection that could keep an old view, so every
 * commit copies the old values of the keys it changes to each open snapshot.
 */
export class Snapshots {
  readonly #store: KeyValueReader;
  readonly #open = new Set<SavedView>();

  constructor(store: KeyValueReader) {
    this.#store = store;
  }

  get isAnyOpen(): boolean {
    return this.#open.size > 0;
  }

  open(): Snapshot {
    const view = new SavedView(this.#store, () => this.#open.delete(view));
    this.#open.add(view);
    return view;
  }

  /** Copies the old values of a commit to the open snapshots. Call it before the next read. */
  keep(overwritten: readonly Previous[]): void {
    for (const view of this.#open) for (const [key, value] of overwritten) view.save(key, value);
  }

  /** Makes open snapshots unusable, after a collection or index was wiped without keeping its old entries. */
  invalidate(): void {
    for (const view of this.#open) view.isStale = true;
  }
}

class SavedView implements Snapshot {
  readonly #store: KeyValueReader;
  readonly #saved = new Overrides();
  readonly release: () => void;
  isStale = false;

  constructor(store: KeyValueReader, release: () => void) {
    this.#store = store;
    this.release = release;
  }

  save(key: Buffer, value: Buffer | undefined): void {
    const text = asText(key);
    if (!this.#saved.has(text)) this.#saved.set(text, value ?? null);
  }

  get(key: Buffer): Buffer | undefined {
    this.#check();
    const saved = this.#saved.get(asText(key));
    return saved === undefined ? this.#store.get(key) : (saved ?? undefined);
  }

  page(low: Buffer, high: Buffer, reverse: boolean, limit: number): Page {
    this.#check();
    return this.#saved.over(this.#store, low, high, reverse, limit);
  }

  #check(): void {
    if (this.isStale) throw new WriteConflict('a collection changed under the transaction');
  }
}
