import { type Catalog, writeCollection } from './catalog.ts';
import type { Collection } from './collection.ts';
import type { KeyValueReader, KeyValueWriter, Page } from './key-value.ts';
import { catalogKey } from './keys.ts';

/** A key and its value before a write; `undefined` if it did not exist. */
type Previous = readonly [key: Buffer, value: Buffer | undefined];

/** A consistent view of the data: keys, and the collection definitions that belong to them. */
export interface ReadView extends KeyValueReader {
  readonly collections: ReadonlyMap<string, Collection>;
  /** Number of documents; `undefined` if it is not known without counting. */
  count(collection: Collection): number | undefined;
}

/** An atomic change: writes, definitions and counts that become visible together or not at all. */
export class Batch implements ReadView, KeyValueWriter {
  readonly #target: KeyValueWriter;
  readonly catalog: Catalog;
  #base: ReadonlyMap<string, Collection>;
  #merged: ReadonlyMap<string, Collection> | undefined;
  #log: Previous[] = [];
  #staged = new Map<string, Collection | null>();
  #counts = new Map<number, number>();
  #wiped: number[] = [];
  #afterCommit: (() => void)[] = [];

  constructor(target: KeyValueWriter, catalog: Catalog) {
    this.#target = target;
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
    return this.#target.get(key);
  }

  page(low: Buffer, high: Buffer, reverse: boolean, limit: number): Page {
    return this.#target.page(low, high, reverse, limit);
  }

  /** `previous`, if known, saves a read; `null` means that the key is new. */
  put(key: Buffer, value: Buffer, previous?: Buffer | null): void {
    this.#log.push([key, previous === undefined ? this.#target.get(key) : (previous ?? undefined)]);
    this.#target.put(key, value);
  }

  delete(key: Buffer, previous?: Buffer): void {
    this.#log.push([key, previous ?? this.#target.get(key)]);
    this.#target.delete(key);
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

  /** Returns a function that undoes everything written since this call. */
  savepoint(): () => void {
    const { length } = this.#log;
    const staged = this.#staged.size ? new Map(this.#staged) : undefined;
    const counts = new Map(this.#counts);
    const wiped = this.#wiped.length;
    const actions = this.#afterCommit.length;
    return () => {
      while (this.#log.length > length) this.#undo(this.#log.pop() as Previous);
      this.#staged = staged ?? new Map();
      this.#merged = undefined;
      this.#counts = counts;
      this.#wiped.length = wiped;
      this.#afterCommit.length = actions;
    };
  }

  /** Discards the old values: earlier writes can no longer be undone by a savepoint. */
  forget(): void {
    this.#log = [];
  }

  committed(): void {
    for (const action of this.#afterCommit) action();
  }

  #undo([key, value]: Previous): void {
    if (value) this.#target.put(key, value);
    else this.#target.delete(key);
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
