import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type net from 'node:net';
import path from 'node:path';
import { type Endpoint, uriFor } from '../launcher/endpoint.ts';
import { preparePrivateDir, secretFile, socketPath } from '../launcher/paths.ts';

/** The address to listen on: a private socket, or loopback with a secret where that does not work. */
export type Address = { readonly socket: string } | { readonly port: number; readonly secret: string };

/** Chooses the address of a data directory; `previous` is the port it had, so that its URI stays the same. */
export function chooseAddress(dataDir: string, previous: Endpoint | undefined): Address {
  const socket = socketPath(dataDir);
  if (socket && process.env.TDT_ENGINE_TRANSPORT !== 'tcp') {
    preparePrivateDir(path.dirname(socket));
    return { socket };
  }
  return { port: previous?.port ?? 0, secret: readOrMakeSecret(dataDir) };
}

/** Listens; what is left of a killed engine's socket is removed first, which only the holder of the lock may do. */
export async function listen(server: net.Server, address: Address): Promise<Endpoint> {
  if ('socket' in address) {
    rmSync(address.socket, { force: true });
    await listening(server, { path: address.socket });
    chmodSync(address.socket, 0o600);
    return { uri: uriFor(address), socket: address.socket, pid: process.pid };
  }
  const { secret } = address;
  // The old port may be taken by now: any other will do then.
  await listening(server, { port: address.port, host: '127.0.0.1' }).catch(() =>
    listening(server, { port: 0, host: '127.0.0.1' }),
  );
  const { port } = server.address() as net.AddressInfo;
  return { uri: uriFor({ port, secret }), port, pid: process.pid };
}

function listening(server: net.Server, options: net.ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function readOrMakeSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  }
}
