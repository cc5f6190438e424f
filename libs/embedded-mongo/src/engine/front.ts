import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import type net from 'node:net';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { asBuffer } from '../bson/codec.ts';
import { preparePrivateDir } from '../launcher/paths.ts';
import { encodeReply, parseRequest } from '../wire/message.ts';
import { createWireServer } from '../wire/server.ts';
import { HANDSHAKE } from './handshake.ts';
import { IdleTimer } from './idle-timer.ts';

/** From the sockets to the engine: `listening`, why it should end, or a message with a number for the reply. */
export type FromFront = string | { readonly id: number; readonly message: Uint8Array<ArrayBuffer> };

/** From the engine to the sockets: that they should close, or a reply, if one is wanted. */
export type ToFront = 'stop' | { readonly id: number; readonly reply?: Uint8Array<ArrayBuffer> };

/** Bytes with memory of their own, which moves to the other thread; small buffers share some. */
export const transferable = (bytes: Buffer): Uint8Array<ArrayBuffer> =>
  bytes.length === bytes.buffer.byteLength ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);

/**
 * The thread of the sockets. It replies to `hello` itself, so that drivers keep their connections whatever the engine
 * does meanwhile: a command on one document of 16 MB takes seconds. All other messages go to the engine.
 */
export async function runFront(): Promise<void> {
  const { address, idleMs } = workerData as { address: string; idleMs: number };
  const send = (message: FromFront, transferred: ArrayBuffer[] = []) => parentPort?.postMessage(message, transferred);
  /** Closes the server at once, which removes its socket: no client may connect to an engine that ends. */
  const end = (reason: string) => {
    server.close();
    send(reason);
  };
  const idle = new IdleTimer(idleMs, () => end('idle'));
  const waiting = new Map<number, (reply: Buffer | undefined) => void>();
  let lastId = 0;

  const ask = (bytes: Buffer) => {
    const message = transferable(bytes);
    const id = ++lastId;
    send({ id, message }, [message.buffer]);
    return new Promise<Buffer | undefined>((resolve) => waiting.set(id, resolve));
  };
  const shutdown = () => setImmediate(() => end('shutdown command'));
  const server = createWireServer({
    handle: async (message, connectionId) => {
      const request = parseRequest(message);
      const handshake = HANDSHAKE.get(request.command);
      return handshake
        ? encodeReply(request, handshake({ request, address, idle, shutdown, connectionId }))
        : ask(message);
    },
    counted: (change) => idle.count(change),
  });
  parentPort?.on('message', (message: ToFront) => {
    if (message === 'stop') {
      server.close();
      process.exit();
    }
    waiting.get(message.id)?.(message.reply && asBuffer(message.reply));
    waiting.delete(message.id);
  });
  await listen(server, address);
  send('listening');
}

/** Listens on a private socket. First removes that of a killed engine, which only the holder of the lock may do. */
async function listen(server: net.Server, socket: string): Promise<void> {
  const isFile = process.platform !== 'win32';
  if (isFile) {
    preparePrivateDir(path.dirname(socket));
    rmSync(socket, { force: true });
  }
  await once(server.listen(socket), 'listening');
  if (isFile) chmodSync(socket, 0o600);
}
