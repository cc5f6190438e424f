import { decode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import { MAX_DOCUMENT_BYTES, MAX_MESSAGE_BYTES, type Request } from '../wire/message.ts';
import type { IdleTimer } from './idle-timer.ts';

interface Client {
  readonly request: Request;
  /** The address of this server. */
  readonly address: string;
  readonly idle: IdleTimer;
  /** Ends the engine once the reply is sent. */
  readonly shutdown: () => void;
  readonly connectionId: number;
}

/**
 * Describes this server: only member and primary of replica set `rs0`, with the wire protocol of MongoDB 8.0. Without
 * `topologyVersion` drivers poll instead of requesting streamed replies.
 */
function hello({ address, idle, connectionId }: Client): Doc {
  if (connectionId > (idle.awaitedAfter ?? 0)) idle.awaitedAfter = undefined;
  return {
    helloOk: true,
    isWritablePrimary: true,
    setName: 'rs0',
    setVersion: 1,
    hosts: [address],
    primary: address,
    me: address,
    secondary: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    // Of MongoDB 100,000. A retryable write has one commit, for which others wait: drivers split what is larger.
    maxWriteBatchSize: 100,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: 25,
    readOnly: false,
    ok: 1,
  };
}

/** The legacy name of `hello`, which drivers use for their first message. */
const isMaster = (client: Client): Doc => ({ ismaster: true, ...hello(client) });

/** With `true` the launcher announces a client, before it returns the URI: the engine waits for a newer connection. */
function reserveEngine({ request, idle, connectionId }: Client): Doc {
  if (decode(request.body).reserveEngine === true) idle.awaitedAfter = connectionId;
  return { pid: process.pid, ok: 1 };
}

/** The version of MongoDB that the engine responds like. */
export const VERSION = '8.0.0';
const buildInfo = (): Doc => ({ version: VERSION, versionArray: [8, 0, 0, 0], ok: 1 });

/** The launcher waits until the process has ended. */
function shutdown(client: Client): Doc {
  client.shutdown();
  return { pid: process.pid, ok: 1 };
}

/** The commands that get their reply at once, by their names on the wire. Their options are ignored. */
export const HANDSHAKE: ReadonlyMap<string, (client: Client) => Doc> = new Map(
  Object.entries({ hello, isMaster, ismaster: isMaster, buildInfo, reserveEngine, shutdown }),
);
