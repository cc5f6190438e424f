import { Worker } from 'node:worker_threads';
import { asBuffer } from '../bson/codec.ts';
import { dispatch } from '../commands/dispatch.ts';
import type { Engine } from '../commands/types.ts';
import { socketPath } from '../launcher/paths.ts';
import { Cursors } from '../sessions/cursors.ts';
import { removeOldReplies } from '../sessions/retries.ts';
import { createDatabase } from '../storage/database.ts';
import { openSqliteStore, type Store } from '../storage/sqlite-store.ts';
import { parseRequest } from '../wire/message.ts';
import { type FromFront, type ToFront, transferable } from './front.ts';

export interface EngineOptions {
  readonly dataDir: string;
  readonly idleMs: number;
  /** The file that runs `runFront` in a thread. */
  readonly frontEntry: URL;
  readonly log: (line: string) => void;
}

export interface RunningEngine {
  /** Resolves once the engine has ended and released its directory. Rejects if it cannot listen. */
  readonly ended: Promise<void>;
  stop(): void;
}

/** Opens the data directory and listens. Throws SQLite's "database is locked" if another engine has it. */
export async function runEngine({ dataDir, idleMs, frontEntry, log }: EngineOptions): Promise<RunningEngine> {
  const startedAt = Date.now();
  const store = openSqliteStore(dataDir);
  // Only now: it replaces the socket of a killed engine.
  const workerData = { address: socketPath(dataDir), idleMs };
  const front = new Worker(frontEntry, { workerData, resourceLimits: FRONT_LIMITS });
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>();
  front.on('error', fail);
  const opening = open(store);
  const send = (message: ToFront, transferred: ArrayBuffer[] = []) => front.postMessage(message, transferred);

  // Clients may be faster than the data, and messages without a listener are lost.
  front.on('message', async (message: FromFront) => {
    if (message === 'listening') return log(`serving ${dataDir} after ${Date.now() - startedAt} ms`);
    if (typeof message === 'string') return stop(message);
    const request = parseRequest(asBuffer(message.message));
    const reply = transferable(await dispatch(await opening, request));
    if (request.wantsReply) send({ id: message.id, reply }, [reply.buffer]);
    else send({ id: message.id });
  });

  let isStopping = false;
  function stop(reason: string): void {
    if (isStopping) return;
    isStopping = true;
    log(`ending: ${reason}`);
    // The order matters: close the server, which removes its socket, and only then release the lock.
    front.once('exit', () => {
      store.close();
      end();
    });
    send('stop');
  }
  await opening;
  return { ended, stop: () => stop('signal') };
}

async function open(store: Store): Promise<Engine> {
  const database = createDatabase(store);
  await removeOldReplies(database.queue);
  return { database, cursors: new Cursors() };
}

/** Its objects are small and short-lived. */
const FRONT_LIMITS = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 32 };
