import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { limitConcurrency } from '../concurrency.ts';
import { type Change, type ChangeKind, idsByKind, openFeed } from './feed.ts';

/** Reads documents of one kind again; `null`: all of them. */
type Reread = (ids: readonly string[] | null) => Promise<unknown>;
/** `null`: everything may have changed. */
type Listener = (kind: ChangeKind | null) => void;

/** Some ten milliseconds of work, for which a save may wait. */
const BATCH = 200;
/** At so many looks, which are a second apart or more, a write without end is read again: none takes a minute. */
const LOOKS = 60;

export type Changes = ReturnType<typeof createChanges>;

/** Connects what writes documents, in any process, with what has copies of them: read models, caches, the sitemap. */
export function createChanges(connection: Connection) {
  const feed = openFeed(connection);
  const by = randomUUID();
  const followers: { kind: ChangeKind; reread: Reread }[] = [];
  const listeners = new Set<Listener>();
  /** One read at a time: of two that overlap, the older state could arrive last. */
  const inTurn = limitConcurrency(1);
  /** Own writes whose end is not stored, with the attempt to store it. */
  const running = new Map<string, Promise<void> | null>();
  let writes = 0;
  let known: number | null = null;
  /** How often unfinished writes were read. */
  let looks = new Map<string, number>();

  async function reread(kind: ChangeKind, ids: readonly string[]): Promise<void> {
    try {
      for (const follower of followers.filter((each) => each.kind === kind))
        for (let start = 0; start < ids.length; start += BATCH)
          await inTurn(() => follower.reread(ids.slice(start, start + BATCH)));
    } finally {
      for (const listener of listeners) listener(kind);
    }
  }

  async function rereadAll(): Promise<void> {
    for (const follower of followers) await inTurn(() => follower.reread(null));
    for (const listener of listeners) listener(null);
  }

  /** Nobody waits for an end: until it is stored, or if it never is, the write is read as an unfinished one. */
  function storeEnd(write: string, change: Change | null): void {
    const stored = feed.end(write, change).catch(() => {});
    running.set(
      write,
      stored.finally(() => running.delete(write)),
    );
  }

  return {
    /**
     * For the repository of this kind: `run` stores or removes documents with these ids, and `isWritten` says by the
     * outcome whether it did. They are read again here before this resolves, by other processes within two seconds.
     */
    async write<T>(
      kind: ChangeKind,
      ids: readonly string[],
      run: () => Promise<T>,
      isWritten: (outcome: T) => boolean,
    ): Promise<T> {
      if (ids.length === 0) return run();
      writes += 1;
      const [write, change] = [`${by}:${writes}`, { kind, ids, by }];
      running.set(write, null);
      try {
        await feed.begin(write, change);
        const outcome = await run();
        const isChanged = isWritten(outcome);
        if (isChanged) await reread(kind, ids);
        storeEnd(write, isChanged ? change : null);
        return outcome;
      } catch (error) {
        // Nobody knows what is stored: this process, too, reads it as an unfinished write.
        running.delete(write);
        throw error;
      }
    },

    /** Adds a read model; the first `refresh` has it read everything. */
    follow(kind: ChangeKind, reread: Reread): void {
      followers.push({ kind, reread });
    },

    /** Calls `listener` after each change, made here or elsewhere. Returns a function that stops this. */
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Calls the listeners: what is shown of a kind has changed by the time alone. */
    notify(kind: ChangeKind): void {
      for (const listener of listeners) listener(kind);
    },

    /** Reads again what other processes have written since the last call; the first time, everything. */
    async refresh(): Promise<void> {
      const own = new Set(running.keys());
      const { sequence, missed, unfinished } = await feed.readAfter(known);
      const begun = Object.entries(unfinished).filter(([write]) => !own.has(write) && !running.has(write));
      if (missed) {
        const foreign = missed.filter((change) => change.by !== by);
        const changes = [...foreign, ...begun.map(([, change]) => change)];
        for (const [kind, ids] of idsByKind(changes)) await reread(kind, [...ids]);
      } else await rereadAll();
      known = sequence;
      looks = new Map(begun.map(([write]) => [write, (looks.get(write) ?? 0) + 1]));
      // Its process was killed. Where nothing can be stored, as on a full disk, what was written can still be read.
      for (const [write, change] of begun) {
        if ((looks.get(write) ?? 0) >= LOOKS) await feed.end(write, { ...change, by }).catch(() => {});
      }
    },

    /** Resolves when all writes of this process have ended. */
    async settle(): Promise<void> {
      await Promise.all(running.values());
    },
  };
}
