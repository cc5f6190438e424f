import type { Socket } from 'node:net';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { HELLO, stubServer, wireResponse } from './testing/wire-stub.ts';
import './driver-patch.ts';

const LARGE = 'x'.repeat(8 * 1024 * 1024);

/** Responds to small messages, and ends the connection at the beginning of a large one, which it still reads. */
function serve(socket: Socket): void {
  let isEnded = false;
  socket.on('data', (message) => {
    if (isEnded) return;
    isEnded = message.length >= 4 && message.readInt32LE(0) > LARGE.length;
    if (isEnded) socket.end();
    else socket.write(wireResponse(message, HELLO));
  });
}

it('a command fails whose server ends the connection while a large message is being sent', async () => {
  const client = new mongoose.mongo.MongoClient(`mongodb://${await stubServer(serve)}/?directConnection=true`, {
    serverApi: '1',
    retryWrites: false,
  });
  await client.connect();
  const insert = client.db('test').collection('things').insertOne({ LARGE });
  await expect(insert).rejects.toThrow(/closed/);
  await client.close();
});
