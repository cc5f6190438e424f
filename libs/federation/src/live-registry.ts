import type { Logger } from '@tdt/config';
import { AppError } from '@tdt/contracts';
import type { Changes } from '@tdt/database';
import type { RegistryRepository } from './registry.repository.ts';
import { EMPTY_REGISTRY, type Registry } from './registry.ts';

/** The registry in memory, up to date. */
export interface LiveRegistry {
  /** From memory; changes of other instances arrive within a second or two. */
  current(): Registry;
  /** From the database. */
  read(): Promise<Registry>;
  /**
   * One conditional write; if another process wrote first, `make` is called again with what that process wrote. `make`
   * returns the same object if there is nothing to change, and throws to refuse. Throws `REVISION_CONFLICT` when other
   * processes keep changing the registry.
   */
  change(make: (registry: Registry) => Registry): Promise<{ before: Registry; after: Registry }>;
  /** Calls `listener` after each change, made here or elsewhere. Returns a function that stops this. */
  listen(listener: (registry: Registry) => void): () => void;
}

/** Concurrent operators need only a few; each attempt is two short calls. */
const ATTEMPTS = 30;

interface Options {
  repository: RegistryRepository;
  changes: Changes;
  log: Logger;
}

/** Reads the registry and follows it. */
export async function openLiveRegistry({ repository, changes, log }: Options): Promise<LiveRegistry> {
  const listeners = new Set<(registry: Registry) => void>();
  let state: Registry = EMPTY_REGISTRY;

  function adopt(next: Registry): Registry {
    if (next.revision > state.revision) {
      state = next;
      for (const listener of listeners) listener(next);
    }
    return next;
  }

  const read = async (): Promise<Registry> => adopt(await repository.read());

  const replace = (wanted: Registry): Promise<Registry | null> =>
    changes.write('remotes', ['remotes'], () => repository.replace(wanted), Boolean);

  async function follow(): Promise<void> {
    try {
      await read();
    } catch (error) {
      // Whoever uses it is told; a restore, which replaces it, uses nothing of it.
      if (!(error instanceof AppError) || error.code !== 'DOCUMENT_MALFORMED') throw error;
      log.warn({ err: error }, 'The remotes registry cannot be read; what is live stays live.');
    }
  }

  changes.follow('remotes', follow);
  await follow();

  return {
    current: () => state,
    read,
    async change(make) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const before = await repository.read();
        const wanted = make(before);
        const after = wanted === before ? before : await replace(wanted);
        if (after) return { before, after: adopt(after) };
      }
      throw new AppError('REVISION_CONFLICT', { detail: 'The remotes registry changes all the time: try again.' });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
