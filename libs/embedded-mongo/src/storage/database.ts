import type { ReadView } from './batch.ts';
import { Catalog } from './catalog.ts';
import { CommitQueue } from './commit-queue.ts';
import { KeyLocks } from './key-locks.ts';
import { Snapshots } from './snapshots.ts';
import type { Store } from './sqlite-store.ts';

/** An open data directory. All changes go through the queue. */
export interface Database {
  readonly store: Store;
  readonly catalog: Catalog;
  readonly locks: KeyLocks;
  readonly snapshots: Snapshots;
  readonly queue: CommitQueue;
  /** The committed state, outside any transaction. */
  readonly view: ReadView;
}

export function createDatabase(store: Store): Database {
  const catalog = Catalog.load(store);
  const locks = new KeyLocks();
  const snapshots = new Snapshots(store);
  const queue = new CommitQueue(store, catalog, locks, snapshots);
  const view: ReadView = {
    get: store.get,
    page: store.page,
    get collections() {
      return catalog.collections;
    },
    count: ({ id }) => catalog.count(id),
  };
  return { store, catalog, locks, snapshots, queue, view };
}
