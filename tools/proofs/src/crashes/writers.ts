import type { Collection } from 'mongodb';

interface Line {
  _id: string;
}
interface Counter {
  _id: string;
  value: number;
}
export type Written = Line | Counter;

/** What was acknowledged to the writers, and how many writes ended without an answer. */
export interface Acknowledged {
  ids: Set<string>;
  increments: number;
  unanswered: number;
}

export const COUNTER = 'counter';

/** Writes, one document and one increment after the other, until `signal`; what is acknowledged is noted at once. */
export async function writeUntil(
  signal: AbortSignal,
  collection: Collection<Written>,
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
      // No acknowledgement, no promise: such a write may be there or not.
      acknowledged.unanswered += 1;
    }
  }
}
