import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const logFile = (dataDir: string): string => path.join(dataDir, 'engine.log');

/** The size of `sun_path` (108, on macOS 104) without its final zero. */
const MAX_SOCKET_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;

/** Creates the directory if necessary; returns its canonical path, so that all spellings share an engine. */
export function resolveDataDir(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return realpathSync(dataDir);
}

/**
 * The socket of a data directory's engine, always the same path; on Windows a named pipe, which only its owner can
 * write to. The socket's folder is private, so other users cannot connect before the socket's mode is set. The driver
 * cannot connect to a path with a percent sign, which it decodes twice, and takes what ends with `.sock` for a path.
 */
export function socketPath(dataDir: string): string {
  const inside = path.join(dataDir, 'run', 'engine.sock');
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\tdt-engine-${name}.sock`;
  if (!inside.includes('%') && Buffer.byteLength(inside) <= MAX_SOCKET_PATH_BYTES) return inside;
  const outside = path.join(userDir(), `${name}.sock`);
  if (Buffer.byteLength(outside) <= MAX_SOCKET_PATH_BYTES) return outside;
  throw new Error(`${outside} is too long for a socket: set TMPDIR to a shorter path`);
}

const DATABASE = 'tourdetable';

export const uriOf = (dataDir: string): string =>
  `mongodb://${encodeURIComponent(socketPath(dataDir))}/${DATABASE}?directConnection=true`;

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
