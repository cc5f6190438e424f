import { setImmediate as nextTurn } from 'node:timers/promises';

/** What this needs of the driver's cursors. */
interface BatchCursor<T> {
  hasNext(): Promise<boolean>;
  readBufferedDocuments(): T[];
  close(): Promise<void>;
}

/**
 * The documents of a cursor, batch by batch. The next batch is requested before one is yielded, so that database and
 * caller work at the same time; between two batches, other work of the process gets its turn.
 */
export async function* inBatches<T>(cursor: BatchCursor<T>): AsyncGenerator<T[]> {
  try {
    let more = cursor.hasNext();
    while (await more) {
      const batch = cursor.readBufferedDocuments();
      more = cursor.hasNext();
      // Awaited when the caller continues, if ever; until then a failure must not count as unhandled.
      more.catch(() => {});
      // The driver sends the request in a later turn of the event loop.
      await nextTurn();
      yield batch;
    }
  } finally {
    await cursor.close();
  }
}
