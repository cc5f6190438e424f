import net from 'node:net';
import { MessageReader } from './message.ts';

export interface WireHandlers {
  /** Returns the reply to a message, encoded; `undefined` if the client wants none. */
  handle(message: Buffer, connectionId: number): Promise<Buffer | undefined>;
  /** A connection was opened (1) or closed (-1). */
  counted(change: 1 | -1): void;
}

/** A server that replies to the messages of each connection in order. */
export function createWireServer(handlers: WireHandlers): net.Server {
  let lastId = 0;
  return net.createServer({ noDelay: true }, (socket) => {
    const connectionId = ++lastId;
    handlers.counted(1);
    const reader = new MessageReader();
    let previous = Promise.resolve();
    const fail = (error: unknown) => {
      console.log(`connection ${connectionId} closed: ${String(error)}`);
      socket.destroy();
    };
    const answer = async (message: Buffer) => {
      const reply = await handlers.handle(message, connectionId);
      if (reply && socket.writable) socket.write(reply);
    };
    socket.on('error', () => socket.destroy());
    socket.on('close', () => handlers.counted(-1));
    socket.on('data', (chunk) => {
      try {
        for (const message of reader.add(chunk)) previous = previous.then(() => answer(message)).catch(fail);
      } catch (error) {
        fail(error);
      }
    });
  });
}
