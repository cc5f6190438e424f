import { AppError } from '@tdt/contracts';
import type { Logger } from '../logger.ts';
import type { RegistryRepository } from './registry.repository.ts';
import { EMPTY_REGISTRY, type Registry } from './registry.ts';

/** The registry as this process knows it, kept fresh. */
export interface LiveRegistry {
  /** From memory; another instance's changes arrive within a second or two. */
  current(): Registry;
  /** From the database. */
  read(): Promise<Registry>;
  /** Looks for changes of other instances now. */
  refresh(): Promise<void>;
  /**
   * One conditional write; when another process was quicker, the change is made anew on what it wrote. `make` gives back
   * the object it got when nothing is to be changed, and throws to refuse. Throws `REVISION_CONFLICT` when others never
   * stop changing it.
   */
  change(make: (registry: Registry) => Registry): Promise<{ before: Registry; after: Registry }>;
  /** Calls back after each change, made here or elsewhere. Returns the way to stop. */
  listen(listener: (registry: Registry) => void): () => void;
  close(): void;
}

/** Several operators at once get through in a few; each attempt is two short calls. */
const ATTEMPTS = 30;

interface Options {
  repository: RegistryRepository;
  log: Logger;
  /** Between two looks for changes of other instances. */
  pollMs: number;
}

/** Reads the registry and watches it. The timer keeps no process alive. */
export async function openLiveRegistry({ repository, log, pollMs }: Options): Promise<LiveRegistry> {
  const listeners = new Set<(registry: Registry) => void>();
  let state: Registry = EMPTY_REGISTRY;

  function adopt(next: Registry): Registry {
    if (next.revision > state.revision) {
      state = next;
      for (const listener of listeners) listener(next);
    }
    return next;
  }

  async function refresh(): Promise<void> {
    if ((await repository.revision()) !== state.revision) adopt(await repository.read());
  }

  await refresh();
  const stopWatching = watch(refresh, pollMs, log);

  return {
    current: () => state,
    read: async () => adopt(await repository.read()),
    refresh,
    async change(make) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const before = await repository.read();
        const wanted = make(before);
        const after = wanted === before ? before : await repository.replace(wanted);
        if (after) return { before, after: adopt(after) };
      }
      throw new AppError('REVISION_CONFLICT', { detail: 'The remotes registry changes all the time: try again.' });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stopWatching,
  };
}

/**
 * Looks again and again, one look at a time; an outage of the database is told once, not every second, and a look that
 * the end of the program cuts short is no outage. Returns the way to stop.
 */
function watch(look: () => Promise<void>, milliseconds: number, log: Logger): () => void {
  let busy = false;
  let isQuiet = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    try {
      await look();
      isQuiet = false;
    } catch (error) {
      if (!isQuiet) log.warn({ err: error }, 'The remotes registry cannot be read; what is live stays live.');
      isQuiet = true;
    } finally {
      busy = false;
    }
  }, milliseconds);
  timer.unref();
  return () => {
    isQuiet = true;
    clearInterval(timer);
  };
}
