import { isStorageError } from '../errors.ts';
import { type Catalog, writeCollection } from './catalog.ts';
import type { Collection } from './collection.ts';
import type { KeyValueReader, KeyValueWriter, Page } from './key-value.ts';
import { catalogKey } from './keys.ts';
import type { Store } from './sqlite-store.ts';

/** A consistent view of the data: keys, and the collection definitions that belong to them. */
export interface ReadView extends KeyValueReader {
  readonly collections: ReadonlyMap<string, Collection>;
  /** Number of documents; `undefined` if it is not known without counting. */
  count(collection: Collection): number | undefined;
}

/** An atomic change: writes, definitions and counts that become visible together or not at all. */
export class Batch implements ReadView, KeyValueWriter {
  readonly #store: Store;
  readonly catalog: Catalog;
  #base: ReadonlyMap<string, Collection>;
  #merged: ReadonlyMap<string, Collection> | undefined;
  #staged = new Map<string, Collection | null>();
  #counts = new Map<number, number>();
  #wiped: number[] = [];
  #afterCommit: (() => void)[] = [];

  constructor(store: Store, catalog: Catalog) {
    this.#store = store;
    this.catalog = catalog;
    this.#base = catalog.collections;
  }

  get collections(): ReadonlyMap<string, Collection> {
    if (this.#staged.size === 0) return this.#base;
    this.#merged ??= merge(this.#base, this.#staged);
    return this.#merged;
  }

  get staged(): ReadonlyMap<string, Collection | null> {
    return this.#staged;
  }

  get counts(): ReadonlyMap<number, number> {
    return this.#counts;
  }

  get wiped(): readonly number[] {
    return this.#wiped;
  }

  count(): undefined {
    return undefined;
  }

  get(key: Buffer): Buffer | undefined {
    return this.#store.get(key);
  }

  page(low: Buffer, high: Buffer, reverse: boolean, limit: number): Page {
    return this.#store.page(low, high, reverse, limit);
  }

  put(key: Buffer, value: Buffer): void {
    this.#store.put(key, value);
  }

  delete(key: Buffer): void {
    this.#store.delete(key);
  }

  /** Stages a definition; `null` removes it. */
  define(namespace: string, collection: Collection | null): void {
    this.#staged.set(namespace, collection);
    this.#merged = undefined;
    if (collection) this.put(catalogKey(namespace), writeCollection(collection));
    else this.delete(catalogKey(namespace));
  }

  addDocuments(collection: Collection, change: number): void {
    this.#counts.set(collection.id, (this.#counts.get(collection.id) ?? 0) + change);
  }

  /** Deletes everything about an id at commit, without keeping the old values. */
  wipe(id: number): void {
    this.#wiped.push(id);
  }

  afterCommit(action: () => void): void {
    this.#afterCommit.push(action);
  }

  /** Runs a part of the change; if it fails, nothing of it stays. */
  attempt<T>(part: () => T): T {
    const { keep, undo } = this.savepoint();
    try {
      const result = part();
      keep();
      return result;
    } catch (error) {
      // After an error of its own, the store may have no savepoint to go back to: the whole change fails.
      if (!isStorageError(error)) undo();
      throw error;
    }
  }

  /** Marks a state that `undo` goes back to. Each savepoint ends with one of the two, the newest first. */
  savepoint(): { keep: () => void; undo: () => void } {
    const staged = new Map(this.#staged);
    const counts = new Map(this.#counts);
    const wiped = this.#wiped.length;
    const actions = this.#afterCommit.length;
    this.#store.savepoint();
    const undo = () => {
      this.#store.undo();
      this.#staged = staged;
      this.#merged = undefined;
      this.#counts = counts;
      this.#wiped.length = wiped;
      this.#afterCommit.length = actions;
    };
    return { keep: this.#store.release, undo };
  }

  committed(): void {
    for (const action of this.#afterCommit) action();
  }
}

function merge(
  base: ReadonlyMap<string, Collection>,
  staged: ReadonlyMap<string, Collection | null>,
): ReadonlyMap<string, Collection> {
  const merged = new Map(base);
  for (const [namespace, collection] of staged) {
    if (collection) merged.set(namespace, collection);
    else merged.delete(namespace);
  }
  return merged;
}
