import { dispatch } from '../commands/dispatch.ts';
import type { Engine } from '../commands/types.ts';
import { removeEndpoint, USER, writeEndpoint } from '../launcher/endpoint.ts';
import { Cursors } from '../sessions/cursors.ts';
import { createDatabase } from '../storage/database.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { Scram } from '../wire/scram.ts';
import { createWireServer } from '../wire/server.ts';
import { startHousekeeping } from './housekeeping.ts';
import { IdleTimer } from './idle-timer.ts';
import { chooseAddress, listen } from './listen.ts';

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
 * Opens the data directory with its exclusive lock, listens, and writes the endpoint file. Throws SQLite's "database is
 * locked" if another engine has the directory.
 */
export async function runEngine({ dataDir, idleMs, log }: RunOptions): Promise<RunningEngine> {
  const startedAt = Date.now();
  const store = openSqliteStore(dataDir);
  const database = createDatabase(store);
  const address = chooseAddress(dataDir);
  const scram = 'secret' in address ? new Scram(USER, address.secret) : undefined;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const idle = new IdleTimer(idleMs, () => stop('idle'));

  const server = createWireServer({
    handle: (request, connection) => dispatch(engine, request, connection),
    opened: () => idle.opened(),
    closed: ({ id }) => {
      scram?.forget(id);
      idle.closed();
    },
    log,
  });
  const endpoint = await listen(server, address, dataDir);
  const engine: Engine = {
    database,
    cursors: new Cursors(),
    scram,
    address: endpoint.socket ?? `127.0.0.1:${endpoint.port}`,
    startedAt,
    connectionCount: () => idle.connections,
    clientConnected: () => idle.clientConnected(),
    reserve: () => idle.awaitClient(),
    shutdown: () => setImmediate(() => stop('shutdown command')),
  };
  const stopHousekeeping = startHousekeeping(engine, log);
  writeEndpoint(dataDir, endpoint);
  log(`serving ${dataDir} after ${Date.now() - startedAt} ms`);

  let isStopping = false;
  function stop(reason: string): void {
    if (isStopping) return;
    isStopping = true;
    log(`ending: ${reason}`);
    idle.stop();
    stopHousekeeping();
    // The order matters: remove the address, close the server, and only then release the lock.
    removeEndpoint(dataDir);
    server.close();
    store.close();
    end();
  }
  return { ended, stop: () => stop('signal') };
}
