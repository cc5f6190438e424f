import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** One way to keep a server busy without reading a byte of its responses. */
export interface Flood {
  connections: number;
  /** Requests that each connection writes at once. */
  requests: number;
  /** Addresses of 127.0.0.0/8 that the connections come from. */
  addresses: number;
  /** Whether the connections are reset at once. */
  isReset?: boolean;
}

/** Connections opened at a time: the backlog of a listening socket is short. */
const BATCH = 100;

/** Opens the connections, writes all requests, and holds the connections for a while. */
export async function flood(url: string, path: string, attack: Flood, holdMs: number): Promise<void> {
  const text = `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n\r\n`.repeat(attack.requests);
  const sockets: Socket[] = [];
  try {
    while (sockets.length < attack.connections) {
      const missing = Math.min(BATCH, attack.connections - sockets.length);
      const batch = Array.from({ length: missing }, (_, index) =>
        openUnread(url, addressOf((sockets.length + index) % attack.addresses)),
      );
      sockets.push(...batch);
      await Promise.all(batch.map((socket) => once(socket, 'connect').catch(() => {})));
    }
    for (const socket of sockets) {
      socket.write(text, () => attack.isReset && socket.resetAndDestroy());
    }
    await delay(holdMs);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** A connection that never reads. The server may refuse it or close it. */
function openUnread(url: string, localAddress: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.pause();
  return socket.on('error', () => {});
}

/** 127.1.0.1, 127.1.0.2 … Only Linux accepts connections from all of them without any set-up. */
const addressOf = (index: number): string =>
  process.platform === 'linux' ? `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}` : '127.0.0.1';
