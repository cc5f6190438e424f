import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Forwarded {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A balancer that sends requests to its instances by turns. */
export interface Balancer {
  url: string;
  /** Addresses of the instances. */
  targets: string[];
  /** How many responses each instance gave, by address. */
  responses: Map<string, number>;
  /** How many requests went to another instance because the first refused, broke off or responded with 503. */
  retries(): number;
  close(): Promise<void>;
}

/**
 * Does what usual balancers do with an instance that goes away: a request that changes nothing is sent to the next one
 * when the connection fails or the response is 503; any other request only when no connection came about.
 */
export async function startBalancer(): Promise<Balancer> {
  const targets: string[] = [];
  const responses = new Map<string, number>();
  let turn = 0;
  let retries = 0;

  async function forward(incoming: IncomingMessage, body: Buffer): Promise<Forwarded> {
    let last: unknown = new Error('there is no instance');
    const first = turn;
    turn += 1;
    for (let attempt = 0; attempt < targets.length; attempt += 1) {
      const target = targets[(first + attempt) % targets.length] as string;
      const isLast = attempt === targets.length - 1;
      try {
        const response = await ask(target, incoming, body);
        responses.set(target, (responses.get(target) ?? 0) + 1);
        if (isLast || response.status !== 503 || !isSafe(incoming)) return response;
      } catch (error) {
        if (!isSafe(incoming) && (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
        last = error;
      }
      if (!isLast) retries += 1;
    }
    throw last;
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      const { status, headers, body } = await forward(incoming, await buffer(incoming));
      outgoing.writeHead(status, headers).end(body);
    } catch (error) {
      outgoing.writeHead(502).end(String(error));
    }
  }

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    responses,
    retries: () => retries,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const isSafe = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** The whole response. Rejects when it breaks off. */
async function ask(
  target: string,
  { method, url, headers, socket }: IncomingMessage,
  body: Buffer,
): Promise<Forwarded> {
  const { connection: _, 'transfer-encoding': __, ...others } = headers;
  const forwarded = { ...others, 'x-forwarded-for': socket.remoteAddress ?? '', 'content-length': body.length };
  const sent = request(`${target}${url}`, { method, headers: body.length > 0 ? forwarded : without(forwarded) });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const received = await buffer(response);
  const { connection: ___, 'transfer-encoding': ____, 'keep-alive': _____, ...passed } = response.headers;
  return {
    status: response.statusCode ?? 502,
    headers: { ...passed, 'content-length': String(received.length) },
    body: received,
  };
}

const without = ({ 'content-length': _, ...headers }: Record<string, unknown>) => headers as IncomingHttpHeaders;
