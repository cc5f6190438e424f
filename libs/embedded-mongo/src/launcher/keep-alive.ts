import { type ConnectOptions, connect } from './connect.ts';
import { readEndpoint } from './endpoint.ts';
import { resolveDataDir } from './paths.ts';
import { openConnection } from './probe.ts';

export interface KeptEngine {
  /** Valid as long as the engine is kept: a restarted engine has the same address. */
  readonly uri: string;
  close(): void;
}

/**
 * Like `connect`, and holds a connection of its own: the engine stays up, and when it is killed it is started again
 * at the same address, where the driver finds it by its own retries. `onError` hears of restarts that failed.
 */
export async function keepAlive(
  dataDir: string,
  options: ConnectOptions & { readonly onError?: (error: unknown) => void } = {},
): Promise<KeptEngine> {
  const uri = await connect(dataDir, options);
  const directory = resolveDataDir(dataDir);
  let isClosed = false;
  const failed = (error: unknown): void => {
    options.onError?.(error);
    if (!isClosed) setTimeout(restart, RETRY_MS).unref();
  };
  let release = await hold(directory, restart).catch((error: unknown) => {
    failed(error);
    return () => {};
  });
  function restart(): void {
    if (isClosed) return;
    options.log?.('the embedded engine ended; starting it again');
    connect(directory, options)
      .then(() => hold(directory, restart))
      .then((next) => {
        release = next;
        if (isClosed) release();
      })
      .catch(failed);
  }
  return {
    uri,
    close: () => {
      isClosed = true;
      release();
    },
  };
}

const RETRY_MS = 1_000;

/** Keeps a silent connection; it never holds up the end of this process. Rejects when there is none to be had. */
async function hold(directory: string, onLost: () => void): Promise<() => void> {
  const endpoint = readEndpoint(directory);
  if (!endpoint) throw new Error('the embedded engine has no address');
  const connection = await openConnection(endpoint, 0);
  connection.unref();
  connection.once('close', onLost);
  return () => {
    connection.off('close', onLost);
    connection.destroy();
  };
}
