import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from '../limits/client-key.ts';

/** Connections of one client, at most half of all. A browser opens six, and idle ones end after seconds. */
const PER_CLIENT_MAX = 256;
/** Pending requests of one connection. Browsers and proxies send the next request after the response. */
const PENDING_MAX = 4;
/** How long a connection may make no progress, such as a client that reads nothing of its response. */
const STALLED_MS = 30_000;

interface ConnectionOptions {
  /** Connections of all clients together; Node closes further ones at once. */
  connectionsMax: number;
  /** Clients come through proxies, which are few addresses with many connections. */
  isProxied: boolean;
  onRefused?: (limit: ConnectionLimit) => void;
}

type ConnectionLimit = 'all connections' | 'connections' | 'pending requests';

/**
 * Bounds what connections may cost before any route is known: their number, also for each client, how long they may
 * stall, and their pending requests. Node parses all pipelined requests of a chunk (64 kB) before it checks whether the
 * responses go out, so a client that reads nothing would make the server hold thousands of responses. Returns a
 * function that decides whether to handle a request.
 */
export function limitConnections(
  server: Server,
  { connectionsMax, isProxied, onRefused = () => {} }: ConnectionOptions,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  server.maxConnections = connectionsMax;
  server.timeout = STALLED_MS;
  server.on(
    'connection',
    isProxied ? closeGone : limitEachClient(Math.min(PER_CLIENT_MAX, connectionsMax / 2), onRefused),
  );
  server.on('drop', () => onRefused('all connections'));
  return createPendingLimit(onRefused);
}

/** A client that has reset its connection by now has no address. Once read, Node keeps the address. */
function closeGone(socket: Socket): string | null {
  const { remoteAddress } = socket;
  if (remoteAddress !== undefined) return remoteAddress;
  socket.destroy();
  return null;
}

function limitEachClient(
  connectionsMax: number,
  onRefused: (limit: ConnectionLimit) => void,
): (socket: Socket) => void {
  const counts = new Map<string, number>();
  return (socket) => {
    const address = closeGone(socket);
    if (address === null) return;
    const key = clientKey(address);
    const count = counts.get(key) ?? 0;
    if (count >= connectionsMax) {
      onRefused('connections');
      socket.destroy();
      return;
    }
    counts.set(key, count + 1);
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left === 0) counts.delete(key);
      else counts.set(key, left);
    });
  };
}

function createPendingLimit(
  onRefused: (limit: ConnectionLimit) => void,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const pending = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return false;
    const count = (pending.get(socket) ?? 0) + 1;
    if (count > PENDING_MAX) {
      onRefused('pending requests');
      stopParsing(socket);
      socket.destroy();
      return false;
    }
    pending.set(socket, count);
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    return true;
  };
}

/** What `onIncoming` of Node's parser returns to mean that no further request follows, as after an upgrade. */
const NO_FURTHER_REQUEST = 2;

/**
 * Ends the parsing of the present chunk, which continues after the socket is destroyed: 1000 connections of 100
 * requests took 1.6 s of processor, client included, in a small server that ignored them. Node documents no way to do
 * this. Where its parser has no such property (any more), requests are parsed and ignored.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming?: () => number } | null }): void {
  if (socket.parser?.onIncoming) socket.parser.onIncoming = () => NO_FURTHER_REQUEST;
}
