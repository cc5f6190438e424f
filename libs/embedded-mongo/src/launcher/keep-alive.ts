import { type ConnectOptions, connect } from './connect.ts';
import { resolveDataDir, socketPath } from './paths.ts';
import { openSocket, sendCommand } from './probe.ts';

export interface EngineHandle {
  /** A restarted engine has the same URI. */
  readonly uri: string;
  close(): void;
}

/**
 * Like `connect`, but also keeps a connection open so that the engine does not end when idle, and restarts a killed
 * engine at the same address, where the driver's retries find it. `onError` receives the errors of failed restarts.
 */
export async function keepAlive(
  dataDir: string,
  options: ConnectOptions & { readonly onError?: (error: unknown) => void } = {},
): Promise<EngineHandle> {
  const uri = await connect(dataDir, options);
  const directory = resolveDataDir(dataDir);
  let isClosed = false;
  let release = () => {};
  const hold = async (): Promise<void> => {
    release = await openIdleConnection(directory, restart);
    if (isClosed) release();
  };
  const failed = (error: unknown): void => {
    options.onError?.(error);
    if (!isClosed) setTimeout(restart, RETRY_MS).unref();
  };
  function restart(): void {
    if (isClosed) return;
    options.log?.('the embedded engine ended; starting it again');
    connect(directory, options).then(hold).catch(failed);
  }
  await hold().catch(failed);
  return {
    uri,
    close: () => {
      isClosed = true;
      release();
    },
  };
}

const RETRY_MS = 1_000;

/** Opens a connection that does not keep this process alive. Rejects if there is no engine. */
async function openIdleConnection(directory: string, onLost: () => void): Promise<() => void> {
  const connection = await openSocket(socketPath(directory), 0);
  // The client that `connect` announced: drivers that a restarted engine knows already may open no newer connection.
  await sendCommand(connection, { hello: 1 });
  connection.unref();
  connection.once('close', onLost);
  return () => {
    connection.off('close', onLost);
    connection.destroy();
  };
}
