import { connect, type Socket } from 'node:net';

export interface LoadOptions {
  seconds: number;
  connections?: number;
  headers?: Readonly<Record<string, string>>;
  /** Status that every answer must have. Default: 200. */
  status?: number;
}

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  /** Of one answer on the wire, head included. */
  bytes: number;
}

/**
 * Asks for one URL again and again over connections that stay open, one request at a time on each. Ours and not a load
 * generator of the registry: those in JavaScript take 80 µs to read an answer of 10 kB, more than the server takes to
 * send it, and so measure themselves; this one takes 20. Throws when an answer has another status or no length.
 */
export async function loadUrl(url: string, options: LoadOptions): Promise<LoadResult> {
  const { seconds, connections = 10 } = options;
  const endsAt = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(endsAt, url, options)));
  const requests = counts.reduce((sum, count) => sum + count.requests, 0);
  const bytes = counts.reduce((sum, count) => sum + count.bytes, 0);
  return { requests, requestsPerSecond: requests / seconds, bytes: bytes / requests };
}

function askUntil(
  endsAt: number,
  url: string,
  { headers = {}, status = 200 }: LoadOptions,
): Promise<{ requests: number; bytes: number }> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const { promise, resolve, reject } = Promise.withResolvers<{ requests: number; bytes: number }>();
  const socket = connect(Number(port), hostname).setNoDelay(true);
  let requests = 0;
  let bytes = 0;
  let missing = 0;
  socket.on('connect', () => socket.write(question));
  socket.on('error', reject);
  socket.on('close', () => reject(new Error(`${url}: the server closed the connection.`)));
  socket.on('data', (chunk) => {
    bytes += chunk.length;
    if (missing === 0) missing = answerLength(chunk, status, (reason) => fail(socket, `${url}: ${reason}`, reject));
    missing -= chunk.length;
    if (missing > 0) return;
    requests += 1;
    if (performance.now() < endsAt) socket.write(question);
    else {
      resolve({ requests, bytes });
      socket.destroy();
    }
  });
  return promise;
}

/** Bytes of the whole answer that begins with `chunk`, which holds its head. */
function answerLength(chunk: Buffer, status: number, onFault: (reason: string) => void): number {
  const headEnd = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, headEnd);
  if (!head.startsWith(`HTTP/1.1 ${status} `)) onFault(`answered ${head.slice(0, head.indexOf('\r\n'))}`);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  if (length === undefined && status !== 304) onFault('answered without a length');
  return headEnd + 4 + (status === 304 ? 0 : Number(length));
}

function fail(socket: Socket, reason: string, reject: (error: Error) => void): void {
  reject(new Error(reason));
  socket.destroy();
}
