import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type net from 'node:net';
import path from 'node:path';
import { type Endpoint, uriFor } from '../launcher/endpoint.ts';
import { loopbackFile, preparePrivateDir, socketPath } from '../launcher/paths.ts';

/** The address to listen on: a private socket, or loopback with a secret if sockets do not work. */
export type Address = { readonly socket: string } | { readonly port: number; readonly secret: string };

/** Chooses the address of a data directory. */
export function chooseAddress(dataDir: string): Address {
  const socket = socketPath(dataDir);
  if (socket === undefined || process.env.TDT_ENGINE_TRANSPORT === 'tcp') return readLoopback(dataDir);
  preparePrivateDir(path.dirname(socket));
  return { socket };
}

/** Starts listening. First removes the socket of a killed engine, which only the holder of the lock may do. */
export async function listen(server: net.Server, address: Address, dataDir: string): Promise<Endpoint> {
  if ('socket' in address) {
    rmSync(address.socket, { force: true });
    await listening(server, { path: address.socket });
    chmodSync(address.socket, 0o600);
    return { uri: uriFor(address), socket: address.socket, pid: process.pid };
  }
  const { secret } = address;
  // If another program has taken the previous port, use any free one.
  await listening(server, { port: address.port, host: '127.0.0.1' }).catch(() =>
    listening(server, { port: 0, host: '127.0.0.1' }),
  );
  const { port } = server.address() as net.AddressInfo;
  writeFileSync(loopbackFile(dataDir), JSON.stringify({ port, secret }), { mode: 0o600 });
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

/** The previous port and secret, so that the URI stays the same; else any free port and a new secret. */
function readLoopback(dataDir: string): { port: number; secret: string } {
  try {
    return JSON.parse(readFileSync(loopbackFile(dataDir), 'utf8'));
  } catch {
    return { port: 0, secret: randomBytes(32).toString('base64url') };
  }
}
