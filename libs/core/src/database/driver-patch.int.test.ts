import { createServer, type Socket } from 'node:net';
import mongoose from 'mongoose';
import { expect, it, onTestFinished } from 'vitest';
import './driver-patch.ts';

const HEADER_BYTES = 16;
const OP_MSG = 2013;
const HELLO = {
  ok: 1,
  isWritablePrimary: true,
  maxBsonObjectSize: 16 * 1024 * 1024,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 1000,
  minWireVersion: 0,
  maxWireVersion: 25,
};
const LARGE = 'x'.repeat(8 * 1024 * 1024);

/** An answer in MongoDB's wire protocol. */
function answerTo(requestId: number): Buffer {
  const body = mongoose.mongo.BSON.serialize(HELLO);
  const head = Buffer.alloc(HEADER_BYTES + 5);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(requestId, 8);
  head.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([head, body]);
}

/** Answers small messages, and ends the connection at the beginning of a large one, which it still reads. */
function serve(socket: Socket): void {
  let isEnded = false;
  socket.on('error', () => {});
  socket.on('data', (message) => {
    if (isEnded) return;
    isEnded = message.length >= 4 && message.readInt32LE(0) > LARGE.length;
    if (isEnded) socket.end();
    else socket.write(answerTo(message.readInt32LE(4)));
  });
}

it('a command fails whose server ends the connection while a large message is being sent', async () => {
  const server = createServer({ allowHalfOpen: true }, serve).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as { port: number };
  const client = new mongoose.mongo.MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverApi: '1',
    retryWrites: false,
  });
  await client.connect();
  const insert = client.db('test').collection('things').insertOne({ LARGE });
  await expect(insert).rejects.toThrow(/closed/);
  await client.close();
});
