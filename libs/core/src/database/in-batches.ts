import { setImmediate as nextTurn } from 'node:timers/promises';

/** What this needs of the driver's cursors. */
interface BatchCursor<T> {
  hasNext(): Promise<boolean>;
  readBufferedDocuments(): T[];
  close(): Promise<void>;
}

/**
 * The documents of a cursor, batch by batch. The next batch is asked for before one is handed out: database and caller
 * work at the same time, and between two batches others get their turn.
 */
export async function* inBatches<T>(cursor: BatchCursor<T>): AsyncGenerator<T[]> {
  try {
    let more = cursor.hasNext();
    while (await more) {
      const batch = cursor.readBufferedDocuments();
      more = cursor.hasNext();
      // It is awaited when the caller comes back, if ever: until then a failure is nobody's.
      more.catch(() => {});
      // The driver sends what is asked of it in a later turn.
      await nextTurn();
      yield batch;
    }
  } finally {
    await cursor.close();
  }
}
