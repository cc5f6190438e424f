import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import type net from 'node:net';
import path from 'node:path';
import { preparePrivateDir } from '../launcher/paths.ts';

/** Listens on a private socket. First removes that of a killed engine, which only the holder of the lock may do. */
export async function listen(server: net.Server, socket: string): Promise<void> {
  const isFile = process.platform !== 'win32';
  if (isFile) {
    preparePrivateDir(path.dirname(socket));
    rmSync(socket, { force: true });
  }
  await once(server.listen(socket), 'listening');
  if (isFile) chmodSync(socket, 0o600);
}
