import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Files in the data directory besides the database. */
export const endpointFile = (dataDir: string): string => path.join(dataDir, 'engine.json');
export const loopbackFile = (dataDir: string): string => path.join(dataDir, 'engine.loopback.json');
export const logFile = (dataDir: string): string => path.join(dataDir, 'engine.log');

/** The size of `sun_path` (108, on macOS 104) without its final zero. */
const MAX_SOCKET_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;

/** Creates the directory if necessary; returns its canonical path, so that all spellings share an engine. */
export function resolveDataDir(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return realpathSync(dataDir);
}

/**
 * The socket of a data directory's engine, always the same path; `undefined` if unix sockets do not work. The socket's
 * folder is private, so other users cannot connect before the socket's mode is set. The driver cannot connect to a path
 * with a percent sign, which it decodes twice.
 */
export function socketPath(dataDir: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const inside = path.join(dataDir, 'run', 'engine.sock');
  if (!inside.includes('%') && Buffer.byteLength(inside) <= MAX_SOCKET_PATH_BYTES) return inside;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  const outside = path.join(userDir(), `${name}.sock`);
  return Buffer.byteLength(outside) <= MAX_SOCKET_PATH_BYTES ? outside : undefined;
}

/** This user's folder in the temporary directory; `preparePrivateDir` creates it and checks its owner. */
export const userDir = (): string => path.join(os.tmpdir(), `tdt-engine-${os.userInfo().uid}`);

/** Creates a private folder; throws if an existing one belongs to another user. */
export function preparePrivateDir(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const status = lstatSync(directory);
  if (!status.isDirectory() || status.uid !== os.userInfo().uid)
    throw new Error(`${directory} belongs to another user`);
  chmodSync(directory, 0o700);
}
