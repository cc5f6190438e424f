import { dispatch } from '../commands/dispatch.ts';
import type { Engine } from '../commands/types.ts';
import { socketPath } from '../launcher/paths.ts';
import { Cursors } from '../sessions/cursors.ts';
import { removeOldReplies } from '../sessions/retries.ts';
import { createDatabase } from '../storage/database.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { createWireServer } from '../wire/server.ts';
import { IdleTimer } from './idle-timer.ts';
import { listen } from './listen.ts';

export interface RunOptions {
  readonly dataDir: string;
  readonly idleMs: number;
  readonly log: (line: string) => void;
}

export interface RunningEngine {
  /** Resolves once the engine has ended and released its directory. */
  readonly ended: Promise<void>;
  stop(): void;
}

/**
 * Opens the data directory with its exclusive lock, and listens. Throws SQLite's "database is locked" if another engine
 * has the directory.
 */
export async function runEngine({ dataDir, idleMs, log }: RunOptions): Promise<RunningEngine> {
  const startedAt = Date.now();
  const store = openSqliteStore(dataDir);
  const database = createDatabase(store);
  const address = socketPath(dataDir);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const idle = new IdleTimer(idleMs, () => stop('idle'));

  const server = createWireServer({
    handle: (request, connection) => dispatch(engine, request, connection),
    opened: () => idle.opened(),
    closed: () => idle.closed(),
    log,
  });
  const engine: Engine = {
    database,
    cursors: new Cursors(),
    address,
    clientConnected: () => idle.clientConnected(),
    reserve: () => idle.awaitClient(),
    shutdown: () => setImmediate(() => stop('shutdown command')),
  };
  await database.queue.run((batch) => removeOldReplies(batch, startedAt));
  await listen(server, address);
  log(`serving ${dataDir} after ${Date.now() - startedAt} ms`);

  let isStopping = false;
  function stop(reason: string): void {
    if (isStopping) return;
    isStopping = true;
    log(`ending: ${reason}`);
    idle.stop();
    // The order matters: close the server, which removes its socket, and only then release the lock.
    server.close();
    store.close();
    end();
  }
  return { ended, stop: () => stop('signal') };
}
