import net from 'node:net';
import { deserialize, serialize } from 'bson';
import type { Doc } from '../bson/types.ts';

const OP_MSG = 2013;

/** Connects to the engine without a driver, for the launcher's few commands. */
export function openSocket(socket: string, timeoutMs: number): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const connection = net.connect(socket);
    connection.setTimeout(timeoutMs, () => connection.destroy(new Error('the engine did not respond in time')));
    connection.once('error', reject);
    connection.once('connect', () => {
      connection.off('error', reject);
      connection.on('error', () => connection.destroy());
      resolve(connection);
    });
  });
}

/** Sends a command and resolves with its reply; rejects if the connection closes first. */
export function sendCommand(connection: net.Socket, command: Doc): Promise<Doc> {
  const body = serialize({ ...command, $db: 'admin' });
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(OP_MSG, 12);
  return new Promise((resolve, reject) => {
    let arrived = Buffer.alloc(0);
    const onClose = () => reject(new Error('the engine closed the connection'));
    connection.once('close', onClose);
    connection.on('data', (chunk) => {
      arrived = Buffer.concat([arrived, chunk]);
      if (arrived.length < 4 || arrived.length < arrived.readInt32LE(0)) return;
      connection.off('close', onClose);
      connection.removeAllListeners('data');
      resolve(deserialize(arrived.subarray(21)));
    });
    connection.write(Buffer.concat([head, body]));
  });
}

/** Sends one command on a connection of its own. */
export async function sendOnce(socket: string, command: Doc, timeoutMs = 2_000): Promise<Doc> {
  const connection = await openSocket(socket, timeoutMs);
  try {
    return await sendCommand(connection, command);
  } finally {
    connection.destroy();
  }
}
