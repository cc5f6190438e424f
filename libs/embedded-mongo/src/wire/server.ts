import { once } from 'node:events';
import net from 'node:net';
import { MessageReader } from './message.ts';

export interface WireHandlers {
  /** Returns the reply to a message, encoded; `undefined` if the client wants none. */
  handle(message: Buffer, connectionId: number): Promise<Buffer | undefined>;
  /** A connection was opened (1) or closed (-1). */
  counted(change: 1 | -1): void;
}

/**
 * A server that replies to the messages of each connection in order. It reads no more before it has replied, so that no
 * client fills the memory.
 * @param maxConnections more are closed at once, for the same reason
 */
export function createWireServer(handlers: WireHandlers, maxConnections = 2_000): net.Server {
  let lastId = 0;
  const server = net.createServer({ noDelay: true }, (socket) => {
    const connectionId = ++lastId;
    handlers.counted(1);
    socket.on('close', () => handlers.counted(-1));
    serve(socket, (message) => handlers.handle(message, connectionId)).catch((error) => {
      console.log(`connection ${connectionId} closed: ${String(error)}`);
      socket.destroy();
    });
  });
  server.maxConnections = maxConnections;
  return server;
}

async function serve(socket: net.Socket, handle: (message: Buffer) => Promise<Buffer | undefined>): Promise<void> {
  const reader = new MessageReader();
  for await (const chunk of socket)
    for (const message of reader.add(chunk)) {
      const reply = await handle(message);
      if (reply && socket.writable && !socket.write(reply)) await once(socket, 'drain');
    }
}
