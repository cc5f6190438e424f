import type { ReadView } from './batch.ts';
import { Catalog } from './catalog.ts';
import { CommitQueue } from './commit-queue.ts';
import type { Store } from './sqlite-store.ts';

/** An open data directory. All changes go through the queue. */
export interface Database {
  readonly catalog: Catalog;
  readonly queue: CommitQueue;
  /** The committed state. */
  readonly view: ReadView;
}

export function createDatabase(store: Store): Database {
  const catalog = Catalog.load(store);
  const queue = new CommitQueue(store, catalog);
  const view: ReadView = {
    get: store.get,
    page: store.page,
    get collections() {
      return catalog.collections;
    },
    get version() {
      return catalog.version;
    },
    count: ({ id }) => catalog.count(id),
  };
  return { catalog, queue, view };
}
