import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { enginePid } from '@tdt/embedded-mongo';

/** As long as a killed process keeps its lock. */
const LOCK_WAIT_MS = 10_000;

/**
 * Makes every write of the engine under `dataDir` fail as on a full disk, with SQLite's own error. The engine is killed
 * for it; a program that keeps it running starts it again.
 */
export async function fillDisk(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'engine');
  const pid = await enginePid(folder);
  if (pid === undefined) throw new Error(`No engine runs on ${folder}.`);
  process.kill(pid, 'SIGKILL');
  // Without a pause in this process, which would let it start the engine before the file is changed.
  const database = new DatabaseSync(join(folder, 'data.sqlite'), { timeout: LOCK_WAIT_MS });
  for (const change of ['INSERT', 'UPDATE', 'DELETE'])
    database.exec(
      `CREATE TRIGGER full_${change} BEFORE ${change} ON kv BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
    );
  database.close();
}
