import type { Storage } from '@tdt/core';

/** Stands in the storage while the demo is being seeded, and after that only if the seeding did not come to its end. */
const MARK = 'demo-seeding';

/**
 * A seeding that was stopped, by Ctrl-C or by a power cut, leaves a database that is no longer empty: without a mark
 * the next start would take half a demo for somebody's own content, and never finish it.
 */
export const unfinishedSeed = (storage: Storage) => ({
  exists: (): Promise<boolean> => storage.exists(MARK),
  begin: (): Promise<void> => storage.put(MARK, 'The demo is being stored; tdt demo seed goes on with it.\n'),
  end: (): Promise<boolean> => storage.remove(MARK),
});
