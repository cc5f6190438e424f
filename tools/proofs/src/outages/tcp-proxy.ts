import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A proxy in front of a socket that simulates network failures. */
export interface TcpProxy {
  port: number;
  /** Ends all connections and refuses new ones, like a crashed server. */
  refuse(): Promise<void>;
  /** Accepts connections and forwards nothing, like a machine that hangs or a firewall that drops packets. */
  hang(): void;
  /** Forwards again, and ends the connections that hung, because their data is lost. */
  forward(): Promise<void>;
  close(): Promise<void>;
}

export async function startTcpProxy(target: NetConnectOpts): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isHanging = false;

  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (isHanging) return void client.pause();
    const behind = keep(connect(target));
    client.on('close', () => behind.destroy());
    behind.on('close', () => client.destroy());
    client.pipe(behind).pipe(client);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  await listen(0);
  const { port } = server.address() as AddressInfo;
  async function refuse(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  }
  return {
    port,
    refuse,
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async forward() {
      if (isHanging) cut();
      isHanging = false;
      if (!server.listening) await listen(port);
    },
    close: refuse,
  };
}
