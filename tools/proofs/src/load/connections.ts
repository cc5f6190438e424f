import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  milliseconds: number;
}

/**
 * How a request ended without an answer. `refused`: nobody listens. `closed`: the connection, made for this request, ended
 * before the first byte. `cut`: an answer began and is not whole. `silent`: nothing came in time.
 */
export type Loss = 'refused' | 'closed' | 'cut' | 'silent';

export class NoAnswer extends Error {
  readonly loss: Loss;
  constructor(loss: Loss, cause: unknown) {
    super(`no answer: ${loss}`, { cause });
    this.loss = loss;
  }
}

/** The connections of one browser. */
export interface Connections {
  /** Throws `NoAnswer`. */
  ask(url: string, headers?: Record<string, string>): Promise<Received>;
  /** Requests that were sent again because the server had just closed the connection that they went out on. */
  resent(): number;
  close(): void;
}

/** As many as browsers open to one server. */
const PER_SERVER = 6;
const PATIENCE_MS = 20_000;
const ATTEMPTS = 4;

/**
 * Connections that stay open between requests. A request on one that the server closes in that moment is sent again, as
 * every browser and every balancer does; on a connection of its own it is not.
 */
export function openConnections(): Connections {
  const agent = new Agent({ keepAlive: true, maxSockets: PER_SERVER });
  let resent = 0;
  return {
    async ask(url, headers = {}) {
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await exchange(url, headers, agent);
        if ('status' in outcome) return outcome;
        if (!outcome.isReused || outcome.error.loss !== 'closed' || attempt === ATTEMPTS) throw outcome.error;
        resent += 1;
      }
    },
    resent: () => resent,
    close: () => agent.destroy(),
  };
}

function exchange(
  url: string,
  headers: Record<string, string>,
  agent: Agent,
): Promise<Received | { error: NoAnswer; isReused: boolean }> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const asked = request(url, { agent, headers });
    const fail = (loss: Loss, cause: unknown) =>
      resolve({ error: new NoAnswer(loss, cause), isReused: asked.reusedSocket });
    asked.setTimeout(PATIENCE_MS, () => {
      fail('silent', null);
      asked.destroy();
    });
    asked.on('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ECONNREFUSED' ? 'refused' : 'closed', error),
    );
    asked.on('response', (response) => {
      read(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            milliseconds: performance.now() - startedAt,
          }),
        (error) => fail('cut', error),
      );
    });
    asked.end();
  });
}

/** Throws when the answer ends before its announced length: the parser sees to that. */
async function read(response: IncomingMessage): Promise<Buffer> {
  return Buffer.concat((await response.toArray()) as Buffer[]);
}
