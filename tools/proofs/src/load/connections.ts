import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  milliseconds: number;
}

/**
 * Why a request has no response.
 * - `refused`: no process listens
 * - `closed`: the connection, opened for this request, ended before the first byte
 * - `cut`: the response is incomplete
 * - `silent`: no response in time
 */
export type Loss = 'refused' | 'closed' | 'cut' | 'silent';

export class NoResponse extends Error {
  readonly loss: Loss;
  constructor(loss: Loss, cause: unknown) {
    super(`no response: ${loss}`, { cause });
    this.loss = loss;
  }
}

/** The connections of one browser. */
export interface Connections {
  /** Throws `NoResponse`. */
  ask(url: string, headers?: Record<string, string>): Promise<Received>;
  /** Number of requests that were sent again because the server had just closed their connection. */
  resent(): number;
  close(): void;
}

/** As in browsers. */
const PER_SERVER = 6;
const TIMEOUT_MS = 20_000;
const ATTEMPTS = 4;

/**
 * Persistent connections. A request on a reused connection that the server closes at that moment is sent again, as
 * browsers and balancers do; a request on a new connection is not.
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
): Promise<Received | { error: NoResponse; isReused: boolean }> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const asked = request(url, { agent, headers });
    const fail = (loss: Loss, cause: unknown) =>
      resolve({ error: new NoResponse(loss, cause), isReused: asked.reusedSocket });
    asked.setTimeout(TIMEOUT_MS, () => {
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

/** Throws if the response ends before its announced length, which the parser checks. */
async function read(response: IncomingMessage): Promise<Buffer> {
  return Buffer.concat((await response.toArray()) as Buffer[]);
}
