import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Files the engine keeps in its data directory besides the database. */
export const endpointFile = (dataDir: string): string => path.join(dataDir, 'engine.json');
export const loopbackFile = (dataDir: string): string => path.join(dataDir, 'engine.loopback.json');
export const logFile = (dataDir: string): string => path.join(dataDir, 'engine.log');

/** The size of `sun_path` less its final zero; macOS has 104. */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;

/** Makes the directory if need be and gives its one true path, so that two spellings share an engine. */
export function resolveDataDir(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return realpathSync(dataDir);
}

/**
 * Where the engine of a data directory listens, always the same path for the same directory; `undefined` where unix
 * sockets do not serve. The socket's directory is private, so nobody can connect before the socket's own mode is set.
 */
export function socketPath(dataDir: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const inside = path.join(dataDir, 'run', 'engine.sock');
  if (Buffer.byteLength(inside) <= LONGEST_SOCKET_PATH) return inside;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  const outside = path.join(userDir(), `${name}.sock`);
  return Buffer.byteLength(outside) <= LONGEST_SOCKET_PATH ? outside : undefined;
}

/** This user's own place in the temporary directory; `preparePrivateDir` makes it and checks whose it is. */
export const userDir = (): string => path.join(os.tmpdir(), `tdt-engine-${os.userInfo().uid}`);

/** Makes the socket's directory, and refuses one in the shared temporary directory that belongs to somebody else. */
export function preparePrivateDir(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const status = lstatSync(directory);
  if (!status.isDirectory() || status.uid !== os.userInfo().uid)
    throw new Error(`${directory} belongs to another user`);
  chmodSync(directory, 0o700);
}
