import { once } from 'node:events';
import { connect } from 'node:net';

export interface AskOptions {
  headers?: Readonly<Record<string, string>>;
  /** Status that every response must have. Default: 200. */
  status?: number;
}

export interface HttpConnection {
  /** Sends one request at a time; resolves to the bytes of the whole response. Throws on an unexpected response. */
  ask(url: string): Promise<number>;
  close(): void;
}

/**
 * One persistent connection to a site. It is our own because JavaScript load generators of the registry take 80 µs to
 * read a response of 10 kB, more than the server takes to send it, and so measure themselves. This one takes 20 µs.
 */
export async function openHttpConnection(
  site: string,
  { headers = {}, status = 200 }: AskOptions,
): Promise<HttpConnection> {
  const { hostname, port, host } = new URL(site);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  await once(socket, 'connect');
  let response = Promise.withResolvers<number>();
  let received = 0;
  let expected = 0;

  socket.on('error', (error) => response.reject(error));
  socket.on('close', () => response.reject(new Error(`${site}: the server closed the connection.`)));
  socket.on('data', (chunk) => {
    try {
      if (expected === 0) expected = responseLength(chunk, status);
    } catch (error) {
      return response.reject(error);
    }
    received += chunk.length;
    if (received >= expected) response.resolve(received);
  });

  return {
    ask(url) {
      response = Promise.withResolvers();
      received = 0;
      expected = 0;
      socket.write(`GET ${url.slice(url.indexOf('/', 'http://'.length))} HTTP/1.1\r\n${lines.join('')}\r\n`);
      return response.promise;
    },
    close() {
      // Nothing awaits the response any more, and closing is no failure.
      response.promise.catch(() => {});
      socket.destroy();
    },
  };
}

/** Bytes of the whole response; `chunk` is its beginning and contains its head. */
function responseLength(chunk: Buffer, status: number): number {
  const headEnd = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, headEnd);
  if (!head.startsWith(`HTTP/1.1 ${status} `)) throw new Error(`Got ${head.slice(0, head.indexOf('\r\n'))}.`);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length === undefined && status !== 304) throw new Error('Got a response without a length.');
  return headEnd + 4 + (status === 304 ? 0 : Number(length));
}
