import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Watcher } from '@tdt/database';
import type { Newsletter } from '@tdt/newsletter';

/** The state of the application in figures, for monitoring. */
export interface Vitals {
  /** Seconds that the database took to respond; `null`: it does not. */
  databaseSeconds: number | null;
  /** Size of the embedded database's files; `null` with MongoDB. */
  engineBytes: number | null;
  /** Number of recipes in the catalogue. */
  recipes: number;
  /** Seconds since the catalogue was last known to agree with the database. */
  catalogueAgeSeconds: number;
  /** Subscribers whose synchronisation waits or was given up; `null` while the database cannot be asked. */
  outbox: { pending: number; failed: number; oldestPendingSeconds: number } | null;
}

interface Dependencies {
  ping: () => Promise<void>;
  /** Folder of the embedded database; `null` with MongoDB. */
  engineFolder: string | null;
  countRecipes: () => number;
  watcher: Watcher;
  newsletter: Pick<Newsletter, 'outbox' | 'oldestPending'>;
  now?: () => Date;
}

/** See `Application.vitals`. Nothing is measured between two calls. */
export function createVitals(dependencies: Dependencies): () => Promise<Vitals> {
  const { ping, engineFolder, countRecipes, watcher, newsletter, now = () => new Date() } = dependencies;

  async function databaseSeconds(): Promise<number | null> {
    const started = performance.now();
    return ping().then(
      () => (performance.now() - started) / 1000,
      () => null,
    );
  }

  async function outbox(): Promise<Vitals['outbox']> {
    try {
      const [{ counts }, oldest] = await Promise.all([newsletter.outbox(), newsletter.oldestPending()]);
      const waited = oldest ? now().getTime() - oldest.getTime() : 0;
      return { pending: counts.pending, failed: counts.failed, oldestPendingSeconds: Math.max(0, waited / 1000) };
    } catch {
      return null;
    }
  }

  return async () => {
    const latency = await databaseSeconds();
    return {
      databaseSeconds: latency,
      engineBytes: engineFolder === null ? null : await sizeOf(engineFolder),
      recipes: countRecipes(),
      catalogueAgeSeconds: watcher.ageMs() / 1000,
      outbox: latency === null ? null : await outbox(),
    };
  };
}

/** Bytes of the files in a folder; files that end meanwhile count as empty. */
async function sizeOf(folder: string): Promise<number | null> {
  try {
    const files = await readdir(folder);
    const sizes = files.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } catch {
    return null;
  }
}
