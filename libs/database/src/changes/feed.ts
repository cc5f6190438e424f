import type { Connection } from 'mongoose';

/** The kinds of documents of which processes have copies. */
export type ChangeKind = 'recipes' | 'countries' | 'pages' | 'sitemap' | 'remotes' | 'pictures' | 'redirects';

/** Documents that were stored or removed. */
export interface Change {
  kind: ChangeKind;
  ids: readonly string[];
  /** The process that wrote. */
  by: string;
}

/** What was written lately, in one document: so the order is total, and no clocks are compared. */
interface Feed {
  _id: 'feed';
  /** Number of the last entry. */
  sequence: number;
  entries: Change[];
}

/** The writes that have begun, in a document that stays small. One stays there when its process is killed. */
interface Unfinished {
  _id: 'unfinished';
  writes: Record<string, Change>;
}

/** How far a reader has come that stores what it makes of the changes. */
interface Position {
  _id: `position:${string}`;
  sequence: number;
}

const FEED = { _id: 'feed' } as const;
const UNFINISHED = { _id: 'unfinished' } as const;
/** Each save writes the feed anew: it is mostly 5 kB, and 100 kB when all entries are full. */
const ENTRIES = 50;
const ENTRY_IDS = 50;

const collectionOf = (connection: Connection) => connection.collection<Feed | Unfinished | Position>('changes');

/** Reads and writes the feed of changes. */
export function openFeed(connection: Connection) {
  const feed = collectionOf(connection);
  return {
    /** Before a write: if its process is killed before the end, others read its documents all the same. */
    async begin(write: string, change: Change): Promise<void> {
      await feed.updateOne(UNFINISHED, { $set: { [`writes.${write}`]: change } }, { upsert: true });
    },

    /** After a write, by its process or in place of it; `null`: it has changed nothing. */
    async end(write: string, change: Change | null): Promise<void> {
      const entries = change ? entriesOf(change) : [];
      const append = { $inc: { sequence: entries.length }, $push: { entries: { $each: entries, $slice: -ENTRIES } } };
      // In this order: after an interruption it is read twice.
      await feed.bulkWrite([
        ...(change ? [{ updateOne: { filter: FEED, update: append, upsert: true } }] : []),
        { updateOne: { filter: UNFINISHED, update: { $unset: { [`writes.${write}`]: true } } } },
      ]);
    },

    /**
     * What was written after entry `known`. `missed` is `null` if the feed cannot say: its reader is too far behind,
     * everything was changed, or it is another database.
     */
    async readAfter(known: number | null) {
      const { writes = {} } = (await feed.findOne<Unfinished>(UNFINISHED)) ?? {};
      const state = await feed.findOne<Feed>(FEED, { projection: { sequence: 1 } });
      if ((state?.sequence ?? 0) === known) return { sequence: known, missed: [], unfinished: writes };
      const { sequence = 0, entries = [] } = (await feed.findOne<Feed>(FEED)) ?? {};
      const behind = known === null ? Number.NaN : sequence - known;
      const missed = behind >= 0 && behind <= entries.length ? entries.slice(entries.length - behind) : null;
      return { sequence, missed, unfinished: writes };
    },
  };
}

const entriesOf = ({ ids, ...change }: Change): Change[] =>
  Array.from({ length: Math.ceil(ids.length / ENTRY_IDS) }, (_, part) => {
    return { ...change, ids: ids.slice(part * ENTRY_IDS, (part + 1) * ENTRY_IDS) };
  });

export function openPosition(connection: Connection, name: string) {
  const positions = collectionOf(connection);
  const own = { _id: `position:${name}` } as const;
  return {
    /** `null`: it has read nothing yet. */
    read: async (): Promise<number | null> => (await positions.findOne<Position>(own))?.sequence ?? null,
    async store(sequence: number): Promise<void> {
      await positions.updateOne(own, { $set: { sequence } }, { upsert: true });
    },
  };
}

/** The ids of changes, by kind. */
export function idsByKind(changes: readonly Change[]): Map<ChangeKind, Set<string>> {
  const kinds = new Map<ChangeKind, Set<string>>();
  for (const { kind, ids } of changes) kinds.set(kind, new Set([...(kinds.get(kind) ?? []), ...ids]));
  return kinds;
}

/** Has all processes read everything again, after what writes past the repositories. */
export async function declareAllChanged(connection: Connection): Promise<void> {
  await collectionOf(connection).updateOne(FEED, { $inc: { sequence: 1 }, $set: { entries: [] } }, { upsert: true });
}
