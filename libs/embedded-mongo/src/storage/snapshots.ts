import { WriteConflict } from '../errors.ts';
import type { KeyValueReader, Page } from './key-value.ts';
import { asText, Overrides } from './overrides.ts';

/** A key and the value it had before a write, `undefined` when it was absent. */
export type Previous = readonly [key: Buffer, value: Buffer | undefined];

/** The store as it was when the snapshot was taken; release it, or every later write keeps feeding it. */
export interface Snapshot extends KeyValueReader {
  release(): void;
}

/**
 * Snapshots for transactions. SQLite's exclusive lock admits no second connection that could hold an old view,
 * so each open snapshot is handed the old value of every key that a commit changes.
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

  /** To be called with what a commit overwrote, before anybody reads again. */
  keep(overwritten: readonly Previous[]): void {
    for (const view of this.#open) for (const [key, value] of overwritten) view.save(key, value);
  }

  /** A collection or an index was wiped without keeping its entries: open snapshots cannot be served any more. */
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
