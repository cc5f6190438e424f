import { decode, encode } from '../bson/codec.ts';
import { type Doc, toNumber } from '../bson/types.ts';
import { type Collection, indexFromSpec, readFlags } from './collection.ts';
import { type KeyValueReader, scan } from './key-value.ts';
import { CATALOG_KEYS, countKey, FIRST_ID, flagsKey, ID_BYTES, idRange, recordNumber, WIPE_KEYS } from './keys.ts';

/** The collections in memory. Only `install` changes them, after the same change is on disk. */
export class Catalog {
  #collections: ReadonlyMap<string, Collection> = new Map();
  readonly #counts = new Map<number, number>();
  readonly #nextRecord = new Map<number, number>();
  #lastId = FIRST_ID;
  /** Grows with each commit, and each that fails. */
  version = 0;
  /** Ids of what was dropped, or was not built to its end: their keys are to be deleted. */
  readonly toWipe = new Set<number>();

  static load(store: KeyValueReader): Catalog {
    const catalog = new Catalog();
    const collections = new Map<string, Collection>();
    for (const { value } of scan(store, ...CATALOG_KEYS)) {
      const collection = readCollection(decode(value), store);
      collections.set(collection.namespace, collection);
      catalog.#lastId = Math.max(catalog.#lastId, collection.id, ...collection.indexes.map((index) => index.id));
      catalog.#counts.set(collection.id, store.get(countKey(collection.id))?.readDoubleBE() ?? 0);
      const [last] = store.page(...idRange(collection.id), true, 1);
      catalog.#nextRecord.set(collection.id, (last ? recordNumber(last.key) : 0) + 1);
    }
    for (const { key } of scan(store, ...WIPE_KEYS)) catalog.toWipe.add(key.readUInt32BE(key.length - ID_BYTES));
    catalog.#lastId = Math.max(catalog.#lastId, ...catalog.toWipe);
    catalog.#collections = collections;
    return catalog;
  }

  /** The committed collections by namespace. Each change replaces the map, so a reference to it is a snapshot. */
  get collections(): ReadonlyMap<string, Collection> {
    return this.#collections;
  }

  count(collectionId: number): number {
    return this.#counts.get(collectionId) ?? 0;
  }

  /** Ids are never reused, also after an aborted change. */
  nextId(): number {
    return ++this.#lastId;
  }

  nextRecord(collectionId: number): number {
    const record = this.#nextRecord.get(collectionId) ?? 1;
    this.#nextRecord.set(collectionId, record + 1);
    return record;
  }

  install(collections: ReadonlyMap<string, Collection>, counts: ReadonlyMap<number, number>): void {
    for (const [id, change] of counts) this.#counts.set(id, this.count(id) + change);
    this.#collections = collections;
    this.version++;
  }
}

/** Encodes a definition for the store. */
export function writeCollection(collection: Collection): Buffer {
  const { namespace, id } = collection;
  const indexes = collection.indexes.map((index) => ({ id: index.id, spec: index.spec }));
  return encode({ namespace, id, indexes });
}

function readCollection(stored: Doc, store: KeyValueReader): Collection {
  const indexes = (stored.indexes as { id: number; spec: Doc }[]).map(({ id, spec }) =>
    indexFromSpec(id, spec, readFlags(store.get(flagsKey(id)))),
  );
  return { namespace: String(stored.namespace), id: toNumber(stored.id), indexes };
}
