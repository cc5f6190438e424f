import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { limitConnections } from './connection-limits.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const isLinux = process.platform === 'linux';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function startLimited(handle: Handler, isProxied = false) {
  const server = createServer((request, response) => {
    if (isAdmitted(request, response)) handle(request, response);
  });
  const isAdmitted = limitConnections(server, { connectionsMax: 4096, isProxied });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    server,
    open(localAddress = '127.0.0.1'): Socket {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      onTestFinished(() => void socket.destroy());
      return socket.on('error', () => {});
    },
  };
}

/** What became of a connection once the server had time to refuse it: a response, or its end. */
async function fateOf(socket: Socket): Promise<'response' | 'closed'> {
  socket.write(REQUEST);
  return Promise.race([
    once(socket, 'data').then(() => 'response' as const),
    once(socket, 'close').then(() => 'closed' as const),
  ]);
}

it('closes a connection with too many pending requests, and does not even parse the rest', async () => {
  let handled = 0;
  let parsed = 0;
  const { open, server } = await startLimited(() => {
    handled += 1;
  });
  server.on('request', () => {
    parsed += 1;
  });
  const socket = open();
  socket.write(REQUEST.repeat(100));
  socket.resume();
  await once(socket, 'close');
  expect([handled, parsed]).toEqual([4, 5]);
});

it('responds to any number of requests that wait for each other', async () => {
  const { open } = await startLimited((_request, response) => response.end('x'));
  const socket = open();
  for (let turn = 0; turn < 20; turn += 1) {
    socket.write(REQUEST);
    await once(socket, 'data');
  }
  expect(socket.destroyed).toBe(false);
});

it('counts pipelined requests only until their response', async () => {
  const { open } = await startLimited((_request, response) => response.end('x'));
  const socket = open();
  for (let turn = 0; turn < 5; turn += 1) {
    let responses = 0;
    const complete = Promise.withResolvers<void>();
    const read = (chunk: Buffer) => {
      responses += chunk.toString().split('HTTP/1.1 200').length - 1;
      if (responses === 4) complete.resolve();
    };
    socket.on('data', read).write(REQUEST.repeat(4));
    await complete.promise;
    socket.off('data', read);
  }
  expect(socket.destroyed).toBe(false);
});

it.runIf(isLinux)('bounds the connections of one address, which may open new ones when others have ended', async () => {
  const { open, server } = await startLimited((_request, response) => response.end('x'));
  const held = Array.from({ length: 256 }, () => open('127.0.0.2'));
  expect(await Promise.all(held.map(fateOf))).not.toContain('closed');
  expect(await fateOf(open('127.0.0.2'))).toBe('closed');
  expect(await fateOf(open('127.0.0.3'))).toBe('response');
  const ended = new Promise<void>((resolve) =>
    server.once('request', (request) => request.socket.once('close', resolve)),
  );
  held[0]?.write(REQUEST);
  await once(held[0] as Socket, 'data');
  held[0]?.destroy();
  await ended;
  expect(await fateOf(open('127.0.0.2'))).toBe('response');
});

it('leaves the connections of proxies to the bound for all', async () => {
  const { open } = await startLimited((_request, response) => response.end('x'), true);
  const fates = await Promise.all(Array.from({ length: 260 }, () => fateOf(open())));
  expect(fates).not.toContain('closed');
});

it('bounds the number of all connections, and how long one may stall', async () => {
  const { server } = await startLimited(() => {});
  expect(server).toMatchObject({ maxConnections: 4096, timeout: 30_000 });
});
