import type { Logger } from '@tdt/config';
import { AppError, TRASH_DAYS } from '@tdt/contracts';
import { DAY_MS, daily, type Leases } from '@tdt/database';

const LEASE = 'trash';

/** A kind of documents in the trash. */
interface Kind {
  /** Ids of what was moved there at this time or before. */
  trashedBefore(time: Date): Promise<string[]>;
  /** Removes one of them for good, unless it was restored meanwhile. `note` gets its name before. */
  destroy(id: string, until: Date, note: (name: string) => Promise<void>): Promise<unknown>;
}

interface Dependencies {
  kinds: readonly Kind[];
  leases: Pick<Leases, 'ifFree'>;
  log: Logger;
  /** Notes for the audit log that something is removed for good. */
  note: (name: string) => Promise<void>;
  now?: () => Date;
}

export type Trash = ReturnType<typeof createTrash>;

/** Removes for good what has been in the trash for 30 days. */
export function createTrash({ kinds, leases, log, note, now = () => new Date() }: Dependencies) {
  async function purge(signal: AbortSignal): Promise<void> {
    const until = new Date(now().getTime() - TRASH_DAYS * DAY_MS);
    for (const kind of kinds)
      for (const id of await kind.trashedBefore(until)) {
        if (signal.aborted) return;
        await kind.destroy(id, until, note).catch(passOver(id));
      }
  }

  /** One that was restored meanwhile, or cannot be read, does not hold up the others. */
  const passOver = (id: string) => (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error, id }, 'A document in the trash could not be removed for good');
  };

  const tryPurge = async (): Promise<void> => {
    try {
      await leases.ifFree(LEASE, purge);
    } catch (error) {
      log.warn({ err: error }, 'The trash could not be emptied; retrying tomorrow');
    }
  };

  return {
    /** Does so now and once a day. Returns a function that stops this and waits for a run in progress. */
    startPurging: (): (() => Promise<void>) => daily(tryPurge),
  };
}
