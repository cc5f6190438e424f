import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { encode } from '../bson/codec.ts';
import { ensureCollection } from '../commands/collections.ts';
import { search } from '../query/search.ts';
import { tempDir, until } from '../testing/temp-engine.ts';
import type { Batch } from './batch.ts';
import { type Collection, indexFromSpec } from './collection.ts';
import { createDatabase, type Database } from './database.ts';
import { idRange } from './keys.ts';
import { insertRecord } from './records.ts';
import { openSqliteStore, type Store } from './sqlite-store.ts';

const NAMESPACE = 'db.things';

const stores: { store: Store; directory: string }[] = [];
function openStore(directory = tempDir()): Store {
  const store = openSqliteStore(directory);
  stores.push({ store, directory });
  return store;
}
afterEach(() => {
  for (const { store, directory } of stores.splice(0)) {
    store.close();
    rmSync(directory, { recursive: true, force: true });
  }
});

const insert = (doc: Record<string, unknown>) => (batch: Batch) =>
  insertRecord(batch, ensureCollection(batch, NAMESPACE), encode(doc));

const thingsOf = ({ catalog }: Database) => catalog.collections.get(NAMESPACE);
const countIn = (database: Database) => [...search(database.view, thingsOf(database), {})].filter(Boolean).length;

describe('the commit queue', () => {
  it('combines waiting writes in one commit', async () => {
    const store = openStore();
    let commits = 0;
    const database = createDatabase({
      ...store,
      commit: () => {
        commits++;
        store.commit();
      },
    });
    await Promise.all(Array.from({ length: 50 }, (_, i) => database.queue.run(insert({ _id: i }))));
    expect(countIn(database)).toBe(50);
    expect(commits).toBe(1);
  });

  it('omits only a write that fails', async () => {
    const database = createDatabase(openStore());
    const failing = (batch: Batch) => {
      insert({ _id: 'half' })(batch);
      throw new Error('changed my mind');
    };
    const results = await Promise.allSettled(
      [insert({ _id: 1 }), failing, insert({ _id: 2 })].map((job) => database.queue.run(job)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(countIn(database)).toBe(2);
    expect(database.catalog.count(thingsOf(database)?.id ?? 0)).toBe(2);
  });

  it('fails all writes, and changes nothing in memory, if the disk fails', async () => {
    const store = openStore();
    let isBroken = false;
    const database = createDatabase({
      ...store,
      commit: () => {
        if (isBroken) throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR' });
        store.commit();
      },
    });
    await database.queue.run(insert({ _id: 1 }));
    isBroken = true;
    const more = (batch: Batch) => ensureCollection(batch, 'db.more');
    const results = await Promise.allSettled([database.queue.run(insert({ _id: 2 })), database.queue.run(more)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([...database.catalog.collections.keys()]).toEqual([NAMESPACE]);
    isBroken = false;
    await database.queue.run(insert({ _id: 3 }));
    expect(countIn(database)).toBe(2);
    expect(database.catalog.count(thingsOf(database)?.id ?? 0)).toBe(2);
  });

  it('fails the whole commit if the store fails within one write', async () => {
    const store = openStore();
    let left = 12;
    const database = createDatabase({
      ...store,
      put: (key, value) => {
        if (--left === 0) throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR' });
        store.put(key, value);
      },
    });
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => database.queue.run(insert({ _id: i }))),
    );
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(database.catalog.collections.size).toBe(0);
    await database.queue.run(insert({ _id: 'after' }));
    expect(countIn(database)).toBe(1);
  });
});

describe('a large collection', () => {
  /** A store that counts what it does, with a collection of 1,000 documents. */
  const filled = async () => {
    const store = openStore();
    const calls = { reads: 0, pieces: 0, isBroken: false, onPiece: () => {} };
    const database = createDatabase({
      ...store,
      get: (key) => {
        calls.reads++;
        return store.get(key);
      },
      deleteSome: (low, high, limit) => {
        calls.pieces++;
        calls.onPiece();
        return store.deleteSome(low, high, limit);
      },
      commit: () => {
        if (calls.isBroken) throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR' });
        store.commit();
      },
    });
    await database.queue.run((batch) => {
      for (let n = 0; n < 1_000; n++) insert({ _id: n })(batch);
    });
    return { calls, database, store };
  };
  const drop = (batch: Batch) => {
    const collection = batch.collections.get(NAMESPACE) as Collection;
    for (const { id } of [collection, ...collection.indexes]) batch.wipe(id);
    batch.define(NAMESPACE, null);
  };

  it('is gone at once when it is dropped, and its keys are deleted in pieces while no write is queued', async () => {
    const { calls, database } = await filled();
    await database.queue.run(drop);
    expect(thingsOf(database)).toBeUndefined();
    expect(calls.pieces).toBe(0);
    for (let n = 0; n < 3; n++) await database.queue.run(insert({ _id: n }));
    expect(calls.pieces).toBeLessThan(4);
    await until('all is deleted', () => database.catalog.toWipe.size === 0);
    expect(calls.pieces).toBeGreaterThanOrEqual(8);
    expect(countIn(database)).toBe(3);
  });

  it('is deleted to its end after a crash, and its number is not used before', async () => {
    const { calls, database, store } = await filled();
    const { id } = thingsOf(database) as Collection;
    const isCut = new Promise((resolve) => {
      calls.onPiece = () => {
        if (calls.pieces < 3) return;
        calls.isBroken = true;
        resolve(undefined);
      };
    });
    await database.queue.run(drop);
    await isCut;
    const next = createDatabase(store);
    expect(next.catalog.nextId()).toBeGreaterThan(id);
    expect(next.view.page(...idRange(id), false, 1)).toHaveLength(1);
    await next.queue.run(insert({ _id: 1 }));
    await until('all is deleted', () => next.catalog.toWipe.size === 0);
    expect(next.view.page(...idRange(id), false, 1)).toEqual([]);
    expect(createDatabase(store).catalog.toWipe.size).toBe(0);
  });

  it('leaves no count to the one that gets its number after a restart', async () => {
    const { database, store } = await filled();
    await database.queue.run(drop);
    await until('all is deleted', () => database.catalog.toWipe.size === 0);
    const next = createDatabase(store);
    await next.queue.run((batch) => ensureCollection(batch, NAMESPACE));
    const again = createDatabase(store);
    expect(again.catalog.count(thingsOf(again)?.id ?? 0)).toBe(0);
  });

  it('stays as it was when its drop fails', async () => {
    const { calls, database } = await filled();
    calls.isBroken = true;
    await expect(database.queue.run(drop)).rejects.toThrow('disk is full');
    calls.isBroken = false;
    await database.queue.run(insert({ _id: 'after' }));
    expect(countIn(database)).toBe(1_001);
    expect(database.catalog.count(thingsOf(database)?.id ?? 0)).toBe(1_001);
  });

  it('has deep pages that read index entries, and no documents but their own', async () => {
    const { calls, database } = await filled();
    calls.reads = 0;
    const page = { sort: { _id: 1 }, skip: 900, limit: 20 };
    const found = [...search(database.view, thingsOf(database), page)].filter(Boolean);
    expect(found).toHaveLength(20);
    expect(calls.reads).toBe(20);
  });
});

describe('the store', () => {
  it('restores collections, indexes and counts', async () => {
    const directory = tempDir();
    const store = openSqliteStore(directory);
    const before = createDatabase(store);
    await before.queue.run(insert({ _id: 1, tags: ['a', 'b'] }));
    await before.queue.run((batch) => addIndex(batch, { name: 'tags', key: { tags: 1 } }));
    await before.queue.run(insert({ _id: 2, tags: ['b'] }));
    store.close();
    const after = createDatabase(openStore(directory));
    const collection = thingsOf(after) as Collection;
    expect(after.catalog.count(collection.id)).toBe(2);
    expect(collection.indexes.map(({ name }) => name)).toEqual(['_id_', 'tags']);
    // The flag must be restored: otherwise the planner would use an order that the index lacks.
    expect(collection.indexes[1]?.flags.multikey).toBe(true);
    await after.queue.run(insert({ _id: 3 }));
    expect(countIn(after)).toBe(3);
  });
});

function addIndex(batch: Batch, spec: Record<string, unknown>): void {
  const collection = ensureCollection(batch, NAMESPACE);
  const index = indexFromSpec(batch.catalog.nextId(), spec);
  batch.define(NAMESPACE, { ...collection, indexes: [...collection.indexes, index] });
}
