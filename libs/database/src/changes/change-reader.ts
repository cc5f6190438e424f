import type { Connection } from 'mongoose';
import { type ChangeKind, idsByKind, openFeed, openPosition } from './feed.ts';

/** Ids of the documents of each kind that were written; `null`: everything may have changed. */
export type NewChanges = ReadonlyMap<ChangeKind, ReadonlySet<string>> | null;

/**
 * Reads the feed for what is derived from content and stored, whichever process derives it: how far it was read is
 * stored, too. One process at a time may read under a name.
 */
export function createChangeReader(connection: Connection, name: string) {
  const feed = openFeed(connection);
  const position = openPosition(connection, name);
  return {
    /**
     * Calls `handle` with what was written since the last call that ended. It gets the same again after a failure, and
     * an unfinished write until its end.
     */
    async readNew(handle: (changes: NewChanges) => Promise<void>): Promise<void> {
      const known = await position.read();
      const { sequence, missed, unfinished } = await feed.readAfter(known);
      const changes = missed && [...missed, ...Object.values(unfinished)];
      if (!changes || changes.length > 0) await handle(changes && idsByKind(changes));
      if (sequence !== known) await position.store(sequence);
    },
  };
}
