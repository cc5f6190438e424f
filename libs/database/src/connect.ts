import { join } from 'node:path';
import type { Logger } from '@tdt/config';
import { type EngineHandle, keepAlive } from '@tdt/embedded-mongo';
import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { within } from './concurrency.ts';
import { DatabaseUnreachable } from './failures/failure-table.ts';
import { type CommandObserver, observeCommands } from './observe-commands.ts';
import { logMalformed } from './stored-documents.ts';
import { HEARTBEAT_MS, watchMonitor } from './stuck-monitor.ts';
import './driver-patch.ts';

/**
 * `strictQuery: 'throw'`: without it, a filter on a misspelt field would match everything. `sanitizeFilter`: objects in
 * a filter are values, never operators, unless our own code marks them with `mongoose.trusted`.
 */
mongoose.set({ strictQuery: 'throw', sanitizeFilter: true });

const OPTIONS: ConnectOptions = {
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
  heartbeatFrequencyMS: HEARTBEAT_MS,
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 3000,
  socketTimeoutMS: 10_000,
  maxPoolSize: 20,
  waitQueueTimeoutMS: 2000,
  writeConcern: { w: 'majority', journal: true },
  // Whatever the address says: copies in memory are read right after a write, and a secondary may lag behind.
  readPreference: 'primary',
};

/** Name of the embedded database; with `MONGODB_URI`, the address contains the name. */
const DATABASE = 'tour-de-table';

export interface Database {
  connection: Connection;
  isEmbedded: boolean;
  /** Throws `DatabaseUnreachable` unless the database responds within a second. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface Address {
  /** `null`: the embedded engine. */
  uri: string | null;
  dataDir: string;
  log: Logger;
  /** Only for an observer does the driver report commands. */
  onCommand?: CommandObserver | undefined;
}

/** Connects to `uri`, or starts or joins the embedded engine under `dataDir`. Throws `DatabaseUnreachable`. */
export async function connectDatabase({ uri, dataDir, log, onCommand }: Address): Promise<Database> {
  const engine = uri === null ? await startEngine(join(dataDir, 'engine'), log) : null;
  const connection = mongoose.createConnection();
  logMalformed(connection, log);
  const options = { ...OPTIONS, ...(engine && { dbName: DATABASE }), ...(onCommand && { monitorCommands: true }) };
  const open = async () => {
    await connection.openUri(uri ?? engine?.uri ?? '', options);
    if (onCommand) observeCommands(connection.getClient(), onCommand);
  };
  try {
    await open();
  } catch (error) {
    await connection.close(true);
    engine?.close();
    throw new DatabaseUnreachable(error);
  }
  const stopReviving = reviveWhenStuck(connection, open, log);
  return {
    connection,
    isEmbedded: engine !== null,
    ping: () => ping(connection),
    close: async () => {
      stopReviving();
      await connection.close();
      engine?.close();
    },
  };
}

const REOPEN_MS = 2000;

/** Connects again, keeping the models, when the driver no longer notices that its server is back. */
function reviveWhenStuck(connection: Connection, open: () => Promise<unknown>, log: Logger): () => void {
  let isStopped = false;
  let stopWatching = watchMonitor(connection.getClient(), revive);
  async function revive(): Promise<void> {
    if (isStopped) return;
    log.warn({}, 'The driver does not notice the database any more: connecting again');
    try {
      // Not by force, after which mongoose would drop its models.
      await connection.close();
      await open();
      if (isStopped) await connection.close();
      else stopWatching = watchMonitor(connection.getClient(), revive);
    } catch {
      setTimeout(revive, REOPEN_MS).unref();
    }
  }
  return () => {
    isStopped = true;
    stopWatching();
  };
}

/** Errors further apart than this belong to different outages; within one they come every second or two. */
const SAME_OUTAGE_MS = 60_000;

async function startEngine(folder: string, log: Logger): Promise<EngineHandle> {
  let failedAt = Number.NEGATIVE_INFINITY;
  try {
    return await keepAlive(folder, {
      log: (line) => log.debug({ engine: folder }, line),
      onError(error) {
        const isReported = performance.now() - failedAt < SAME_OUTAGE_MS;
        failedAt = performance.now();
        log[isReported ? 'debug' : 'error']({ err: error }, 'The embedded database could not be restarted; retrying');
      },
    });
  } catch (error) {
    throw new DatabaseUnreachable(error);
  }
}

const PING_MS = 1000;

/** With its own timer: the driver's excludes the two seconds for which it looks for a server. */
async function ping(connection: Connection): Promise<void> {
  try {
    if (!connection.db) throw new Error('not connected');
    const response = connection.db.command({ ping: 1 }, { timeoutMS: PING_MS });
    await within(PING_MS, response, () => new Error(`no response within ${PING_MS} ms`));
  } catch (error) {
    throw new DatabaseUnreachable(error);
  }
}
