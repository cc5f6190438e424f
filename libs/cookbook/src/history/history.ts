import type { Logger } from '@tdt/config';
import { AppError, type HistoryEntry, type HistoryList, type HistoryQuery, type VersionKind } from '@tdt/contracts';
import { daily, type Leases } from '@tdt/database';
import type { MediaFiles } from '@tdt/files';
import { firstOver, isOver, type Retention } from './retention.ts';
import { type FormState, formState } from './stored-states.ts';
import type { StateFacts, VersionsRepository } from './versions.repository.ts';

/** One pruning at a time. */
const LEASE = 'history-prune';

/** What a pruning removed, or would remove. `finished`: it was not stopped before the end. */
interface PrunedHistory {
  versions: number;
  finished: boolean;
}

interface PruneOptions {
  dryRun?: boolean;
  signal?: AbortSignal | undefined;
}

interface Dependencies {
  versions: VersionsRepository;
  files: Pick<MediaFiles, 'release'>;
  leases: Leases;
  retention: Retention;
  log: Logger;
  now?: () => Date;
}

export type History = ReturnType<typeof createHistory>;

/** The states that documents had: to read them, and to remove those whose time is over. */
export function createHistory({ versions, files, leases, retention, log, now = () => new Date() }: Dependencies) {
  async function removeOver({ dryRun = false, signal }: PruneOptions): Promise<PrunedHistory> {
    const time = now();
    let removed = 0;
    for await (const rows of versions.replacedBefore(firstOver(retention, time))) {
      if (signal?.aborted) return { versions: removed, finished: false };
      const over = rows.filter((row) => isOver(row, retention, time));
      const removable = await versions.withoutNewest(over);
      removed += removable.length;
      if (dryRun || removable.length === 0) continue;
      await versions.remove(removable.map(({ id }) => id));
      await files.release(removable.flatMap((row) => row.files));
    }
    return { versions: removed, finished: true };
  }

  /** Dry runs write nothing, not even a lease. */
  const prune = (options: PruneOptions = {}): Promise<PrunedHistory> =>
    options.dryRun
      ? removeOver(options)
      : leases.whileHolding(LEASE, (signal) => removeOver({ signal }), { signal: options.signal });

  async function pruneInBackground(signal: AbortSignal): Promise<void> {
    try {
      const { versions } = await prune({ signal });
      if (versions > 0) log.info({ versions }, 'Removed versions whose time is over');
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'Old versions could not be removed; retrying tomorrow');
    }
  }

  return {
    /**
     * A page of the states of a document, the newest first. A version of the present revision, which a crash left, is
     * not among them. Throws `VERSION_NOT_FOUND` if there is none.
     */
    async list(kind: VersionKind, id: string, { page, page_size }: HistoryQuery): Promise<HistoryList> {
      const present = await versions.present(kind, id);
      const total = (await versions.count(kind, id, present?.revision)) + (present ? 1 : 0);
      if (total === 0) throw new AppError('VERSION_NOT_FOUND');
      // The present state is the first of all.
      const from = (page - 1) * page_size - (present ? 1 : 0);
      const page_ = { skip: Math.max(0, from), limit: page_size + Math.min(0, from) };
      const former = await versions.list(kind, id, present?.revision, page_);
      const items = [...(present && from < 0 ? [entryOf(present, true)] : []), ...former.map((one) => entryOf(one))];
      return { items, total, page, page_size };
    },

    /** A state as the form loads it. Throws `VERSION_NOT_FOUND`, and `DOCUMENT_MALFORMED` for one that cannot be read. */
    async state<Kind extends VersionKind>(kind: Kind, id: string, revision: number): Promise<FormState<Kind>> {
      const document = await versions.state(kind, id, revision);
      if (!document) throw new AppError('VERSION_NOT_FOUND');
      return formState(kind, document);
    },

    /**
     * Removes the versions whose time is over, with the files that nothing else refers to. The newest version of a
     * document stays: it may be all that is left of it. Whenever it is stopped, the next run continues.
     */
    prune,

    /** The same now and once a day; see `daily`. */
    startPruning(): () => Promise<void> {
      const ending = new AbortController();
      const stop = daily(() => pruneInBackground(ending.signal));
      return () => {
        ending.abort();
        return stop();
      };
    },
  };
}

const entryOf = ({ revision, at, by, fields }: StateFacts, is_present = false): HistoryEntry => ({
  revision,
  at: at.toISOString(),
  by,
  fields,
  is_present,
});
