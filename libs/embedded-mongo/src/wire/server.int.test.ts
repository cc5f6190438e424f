import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { encode } from '../bson/codec.ts';
import { tempDir, until } from '../testing/temp-engine.ts';
import { createWireServer } from './server.ts';

const body = Buffer.concat([Buffer.alloc(5), encode({ ping: 1 })]);
const message = Buffer.concat([Buffer.alloc(16), body]);
message.writeInt32LE(message.length);

it('closes connections beyond its limit at once, and serves the others', async () => {
  const handle = async (bytes: Buffer) => bytes;
  const server = createWireServer({ handle, counted: () => {} }, 2);
  const socket = path.join(tempDir(), 's.sock');
  await once(server.listen(socket), 'listening');
  const clients = [net.connect(socket), net.connect(socket)];
  for (const client of clients) await once(client, 'connect');
  await once(net.connect(socket).resume(), 'close');
  const [client] = clients as [net.Socket];
  client.write(message);
  expect(await once(client, 'data')).toEqual([message]);
  for (const one of clients) one.destroy();
  server.close();
});

it('reads no further message of a client before it has replied, so that a flood does not fill the memory', async () => {
  let [running, most, replies] = [0, 0, 0];
  const handle = async (bytes: Buffer) => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    replies++;
    return bytes;
  };
  const server = createWireServer({ handle, counted: () => {} });
  const socket = path.join(tempDir(), 's.sock');
  await once(server.listen(socket), 'listening');
  const client = net.connect(socket).resume();
  client.write(Buffer.concat(Array.from({ length: 5_000 }, () => message)));
  await until('all replies have come', () => replies === 5_000);
  client.destroy();
  server.close();
  expect(most).toBe(1);
});
