import type { Collection } from 'mongodb';

interface Line {
  _id: string;
}
interface Counter {
  _id: string;
  value: number;
}
export type WrittenDocument = Line | Counter;

/** Acknowledged writes, and the number of those without a response. */
export interface Acknowledged {
  ids: Set<string>;
  increments: number;
  unacknowledged: number;
}

export const COUNTER = 'counter';

/** Inserts a document and increments the counter by turns until `signal` aborts, and records acknowledged writes. */
export async function writeUntil(
  signal: AbortSignal,
  collection: Collection<WrittenDocument>,
  name: string,
  acknowledged: Acknowledged,
): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1) {
    const _id = `${name}-${number}`;
    try {
      await collection.insertOne({ _id });
      acknowledged.ids.add(_id);
      await collection.updateOne({ _id: COUNTER }, { $inc: { value: 1 } });
      acknowledged.increments += 1;
    } catch {
      // Without acknowledgement, the write may be stored or not.
      acknowledged.unacknowledged += 1;
    }
  }
}
