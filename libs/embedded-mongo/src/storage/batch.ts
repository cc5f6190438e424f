import { isStorageError } from '../errors.ts';
import { type Catalog, writeCollection } from './catalog.ts';
import type { Collection } from './collection.ts';
import type { KeyValueReader, KeyValueWriter } from './key-value.ts';
import { catalogKey, wipeKey } from './keys.ts';
import type { Store } from './sqlite-store.ts';

/** A consistent view of the data: keys, and the collection definitions that belong to them. */
export interface ReadView extends KeyValueReader {
  readonly collections: ReadonlyMap<string, Collection>;
  /** Number of documents; missing where it is not known without counting. */
  count?(collection: Collection): number;
}

/** What a commit of a long write may write, roughly (a key changes a part of a page), and how long it may take. */
const FULL_BYTES = 512 * 1024;
const KEY_BYTES = 2_048;
const FULL_MS = 20;

interface BatchState {
  readonly collections: ReadonlyMap<string, Collection>;
  /** How many documents collections gained or lost, by their ids. */
  readonly counts: ReadonlyMap<number, number>;
  /** Ids whose entries are all deleted after the commit. */
  readonly toWipe: readonly number[];
}

/** An atomic change: writes, definitions and counts that become visible together or not at all. */
export class Batch implements ReadView, KeyValueWriter {
  readonly #store: Store;
  readonly catalog: Catalog;
  readonly get: Store['get'];
  readonly page: Store['page'];
  state: BatchState;
  #bytes = 0;
  readonly #fullAt = performance.now() + FULL_MS;

  constructor(store: Store, catalog: Catalog) {
    this.#store = store;
    this.get = store.get;
    this.page = store.page;
    this.catalog = catalog;
    this.state = { collections: catalog.collections, counts: new Map(), toWipe: [] };
  }

  get collections(): ReadonlyMap<string, Collection> {
    return this.state.collections;
  }

  put(key: Buffer, value: Buffer): void {
    this.#bytes += KEY_BYTES + value.length;
    this.#store.put(key, value);
  }

  delete(key: Buffer): void {
    this.#bytes += KEY_BYTES;
    this.#store.delete(key);
  }

  /** Whether more would make the commit take so long that others notice: they wait for it. */
  get isFull(): boolean {
    return this.#bytes > FULL_BYTES || performance.now() > this.#fullAt;
  }

  /** Changes a definition; `null` removes it. */
  define(namespace: string, collection: Collection | null): void {
    const collections = new Map(this.collections);
    if (collection) {
      collections.set(namespace, collection);
      this.put(catalogKey(namespace), writeCollection(collection));
    } else {
      collections.delete(namespace);
      this.delete(catalogKey(namespace));
    }
    this.state = { ...this.state, collections };
  }

  addDocuments({ id }: Collection, change: number): void {
    const { counts } = this.state;
    this.state = { ...this.state, counts: new Map(counts).set(id, (counts.get(id) ?? 0) + change) };
  }

  /** Deletes everything about an id after the commit, also after a crash. */
  wipe(id: number): void {
    this.put(wipeKey(id), Buffer.alloc(0));
    this.state = { ...this.state, toWipe: [...this.state.toWipe, id] };
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
    const state = this.state;
    this.#store.savepoint();
    const undo = () => {
      this.#store.undo();
      this.state = state;
    };
    return { keep: this.#store.release, undo };
  }
}
