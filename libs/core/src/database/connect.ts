import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { DatabaseUnreachable } from './unreachable.ts';

/**
 * `strictQuery: 'throw'`: a filter on a misspelt field would otherwise match everything. `sanitizeFilter`: objects in a
 * filter are values, never operators, unless our own code marks them with `mongoose.trusted`.
 */
mongoose.set({ strictQuery: 'throw', sanitizeFilter: true });

const OPTIONS: ConnectOptions = {
  autoIndex: false,
  autoCreate: false,
  bufferCommands: false,
  serverSelectionTimeoutMS: 2000,
  connectTimeoutMS: 3000,
  socketTimeoutMS: 10_000,
  maxPoolSize: 20,
  waitQueueTimeoutMS: 2000,
  writeConcern: { w: 'majority', journal: true },
};

/** Name of the embedded database; at `MONGODB_URI` it is the name in the address. */
const DATABASE = 'tour-de-table';

export interface Database {
  connection: Connection;
  isEmbedded: boolean;
  /** Throws `DatabaseUnreachable` unless the database answers within a second. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Connects to `uri`, or starts or joins the embedded engine under `dataDir`. Throws `DatabaseUnreachable`. */
export async function connectDatabase({ uri, dataDir }: { uri: string | null; dataDir: string }): Promise<Database> {
  const engine = uri === null ? await startEngine(join(dataDir, 'engine')) : null;
  const connection = mongoose.createConnection();
  try {
    await connection.openUri(uri ?? engine?.uri ?? '', engine ? { ...OPTIONS, dbName: DATABASE } : OPTIONS);
  } catch (error) {
    await connection.close(true);
    await engine?.stop();
    throw new DatabaseUnreachable(error);
  }
  return {
    connection,
    isEmbedded: engine !== null,
    ping: () => ping(connection),
    close: async () => {
      await connection.close();
      await engine?.stop();
    },
  };
}

/** What the core uses of the embedded engine. */
interface EmbeddedEngine {
  connect(folder: string): Promise<string>;
  keepAlive(folder: string): Promise<() => Promise<void>>;
}

async function startEngine(folder: string): Promise<{ uri: string; stop: () => Promise<void> }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const embedded: EmbeddedEngine = (await import('@tdt/embedded-mongo')) as never;
    const uri = await embedded.connect(folder);
    const stop = await embedded.keepAlive(folder);
    return { uri, stop };
  } catch (error) {
    throw new DatabaseUnreachable(error);
  }
}

async function ping(connection: Connection): Promise<void> {
  try {
    if (!connection.db) throw new Error('not connected');
    await connection.db.command({ ping: 1 }, { timeoutMS: 1000 });
  } catch (error) {
    throw new DatabaseUnreachable(error);
  }
}
