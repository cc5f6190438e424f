import { Binary, Long, ObjectId, Timestamp } from 'bson';
import { binaryBytes } from '../bson/compare.ts';
import { type Doc, isDoc } from '../bson/types.ts';
import { MAX_DOCUMENT_BYTES } from '../storage/records.ts';
import { MAX_MESSAGE_BYTES } from '../wire/message.ts';
import type { Call, Command } from './types.ts';

const ELECTION = new ObjectId();

/**
 * Describes this server: only member and primary of replica set `rs0`, with the wire protocol of MongoDB 7.0. Without
 * `topologyVersion` drivers poll instead of requesting streamed replies.
 */
export const hello: Command = (call) => {
  const { engine, connection, body } = call;
  engine.clientConnected();
  const now = new Date();
  return {
    helloOk: true,
    isWritablePrimary: true,
    setName: 'rs0',
    setVersion: 1,
    hosts: [engine.address],
    primary: engine.address,
    me: engine.address,
    secondary: false,
    electionId: ELECTION,
    lastWrite: {
      opTime: { ts: new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }), t: Long.ONE },
      lastWriteDate: now,
    },
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: now,
    logicalSessionTimeoutMinutes: 30,
    connectionId: connection.id,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
    ...(body.saslSupportedMechs === undefined ? {} : { saslSupportedMechs: ['SCRAM-SHA-256'] }),
    ...speculative(call),
  };
};

/** The legacy name of `hello`, which drivers use for their first message. */
export const isMaster: Command = async (call) => ({ ismaster: true, ...((await hello(call)) as Doc) });

/** Drivers may include the first authentication step. */
function speculative({ engine, connection, body }: Call): Doc {
  const request = body.speculativeAuthenticate;
  if (!engine.scram || !isDoc(request) || request.mechanism !== 'SCRAM-SHA-256') return {};
  try {
    const payload = engine.scram.start(connection.id, Buffer.from(binaryBytes(request.payload)));
    return { speculativeAuthenticate: { conversationId: 1, done: false, payload: new Binary(payload) } };
  } catch {
    return {};
  }
}

/** The launcher sends this before it returns the URI: the engine then waits for the client's first connection. */
export const reserve: Command = ({ engine }) => {
  engine.reserve();
  return { pid: process.pid };
};

export const shutdown: Command = ({ engine }) => {
  engine.shutdown();
  return {};
};
