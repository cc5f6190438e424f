import type { Logger } from '@tdt/config';
import { type Changes, type Watcher, watch } from '@tdt/database';
import type { CountryDirectory } from '@tdt/geography';
import type { createCatalogue } from './catalogue/catalogue.ts';

const WATCHED = {
  // With the time of a look at the database, others follow within two seconds.
  intervalMs: 1500,
  failing: 'The catalogue cannot follow the database; retrying',
  recovered: 'The catalogue follows the database again',
};

interface FollowerParts {
  catalogue: ReturnType<typeof createCatalogue>;
  directory: CountryDirectory;
  changes: Changes;
  log: Logger;
  hasCatalogue: boolean;
  /** Identifies the last restore. */
  restored: () => Promise<string | null>;
}

/** Reads the content and follows what other programs write to it; `null`: there is no catalogue to keep up to date. */
export function createFollower({ catalogue, directory, changes, log, hasCatalogue, restored }: FollowerParts) {
  let known: string | null = null;

  async function refresh(): Promise<void> {
    const restore = await restored();
    if (restore !== known) {
      await directory.refresh({ forced: true });
      await catalogue.reload();
      known = restore;
      changes.notify();
      return;
    }
    const [countries, recipes] = [await directory.refresh(), await catalogue.refresh()];
    if (countries || recipes) changes.notify();
  }

  return async (): Promise<Watcher | null> => {
    known = await restored();
    await directory.refresh();
    await catalogue.load();
    return hasCatalogue ? watch(refresh, log, WATCHED) : null;
  };
}
