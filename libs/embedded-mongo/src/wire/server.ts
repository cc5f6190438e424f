import net from 'node:net';
import type { Doc } from '../bson/types.ts';
import { encodeReply, MessageReader, parseRequest, type Request } from './message.ts';

/** What a command knows about its connection. */
export interface Connection {
  readonly id: number;
}

export interface WireHandlers {
  handle(request: Request, connection: Connection): Promise<Doc | Buffer>;
  opened(): void;
  closed(): void;
  log(line: string): void;
}

/** A server that replies to the requests of each connection in order. */
export function createWireServer(handlers: WireHandlers): net.Server {
  let lastId = 0;
  return net.createServer({ noDelay: true }, (socket) => {
    const connection: Connection = { id: ++lastId };
    handlers.opened();
    const reader = new MessageReader();
    let previous = Promise.resolve();
    const fail = (error: unknown) => {
      handlers.log(`connection ${connection.id} closed: ${String(error)}`);
      socket.destroy();
    };
    socket.on('error', () => socket.destroy());
    socket.on('close', () => handlers.closed());
    socket.on('data', (chunk) => {
      try {
        for (const message of reader.add(chunk))
          previous = previous.then(() => answer(message, socket, connection, handlers)).catch(fail);
      } catch (error) {
        fail(error);
      }
    });
  });
}

async function answer(
  message: Buffer,
  socket: net.Socket,
  connection: Connection,
  handlers: WireHandlers,
): Promise<void> {
  const request = parseRequest(message);
  const reply = await handlers.handle(request, connection);
  if (request.wantsReply && socket.writable) socket.write(encodeReply(request, reply));
}
