import type { Doc } from '../bson/types.ts';
import { MAX_DOCUMENT_BYTES } from '../storage/records.ts';
import { MAX_MESSAGE_BYTES } from '../wire/message.ts';
import type { Command } from './types.ts';

/**
 * Describes this server: only member and primary of replica set `rs0`, with the wire protocol of MongoDB 7.0. Without
 * `topologyVersion` drivers poll instead of requesting streamed replies.
 */
export const hello: Command = ({ engine, connection }) => {
  engine.clientConnected();
  return {
    helloOk: true,
    isWritablePrimary: true,
    setName: 'rs0',
    setVersion: 1,
    hosts: [engine.address],
    primary: engine.address,
    me: engine.address,
    secondary: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    // Of MongoDB 100,000. Drivers split what is larger, so that a command takes no long turn.
    maxWriteBatchSize: 1_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: connection.id,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
  };
};

/** The legacy name of `hello`, which drivers use for their first message. */
export const isMaster: Command = async (call) => ({ ismaster: true, ...((await hello(call)) as Doc) });

/** With `true` the launcher announces a client, before it returns the URI: the engine waits for its first connection. */
export const reserve: Command = ({ engine, body }) => {
  if (body.reserveEngine === true) engine.reserve();
  return { pid: process.pid };
};

/** The launcher waits until the process has ended. */
export const shutdown: Command = ({ engine }) => {
  engine.shutdown();
  return { pid: process.pid };
};

export const ping: Command = () => ({});

export const buildInfo: Command = () => ({
  version: '7.0.0',
  versionArray: [7, 0, 0, 0],
});
