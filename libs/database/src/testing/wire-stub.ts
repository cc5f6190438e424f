import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import mongoose from 'mongoose';
import { onTestFinished } from 'vitest';

const { BSON } = mongoose.mongo;
const HEADER_BYTES = 16;
const [OP_REPLY, OP_QUERY, OP_MSG] = [1, 2004, 2013];

/** What a server of this decade says of itself. */
export const HELLO = {
  ok: 1,
  isWritablePrimary: true,
  maxBsonObjectSize: 16 * 1024 * 1024,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 1000,
  minWireVersion: 0,
  maxWireVersion: 25,
};

/** A response in MongoDB's wire protocol to this message. */
export function wireResponse(message: Buffer, response: object): Buffer {
  const isQuery = message.readInt32LE(12) === OP_QUERY;
  const body = BSON.serialize(response);
  const head = Buffer.alloc(HEADER_BYTES + (isQuery ? 20 : 5));
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(message.readInt32LE(4), 8);
  head.writeInt32LE(isQuery ? OP_REPLY : OP_MSG, 12);
  if (isQuery) head.writeInt32LE(1, HEADER_BYTES + 16);
  return Buffer.concat([head, body]);
}

function commandOf(message: Buffer): Record<string, unknown> {
  const isQuery = message.readInt32LE(12) === OP_QUERY;
  const begin = isQuery ? message.indexOf(0, HEADER_BYTES + 4) + 9 : HEADER_BYTES + 5;
  return BSON.deserialize(message.subarray(begin, begin + message.readInt32LE(begin)));
}

/** Starts a server that treats sockets in this way; returns its address. It ends with the test. */
export async function stubServer(serve: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket.on('error', () => {}));
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that responds to each small command with this; `null`: never. */
export const stubDatabase = (response: (command: Record<string, unknown>) => object | null): Promise<string> =>
  stubServer((socket) => {
    socket.on('end', () => socket.end());
    socket.on('data', (message) => {
      const reply = response(commandOf(message));
      if (reply) socket.write(wireResponse(message, reply));
    });
  });
