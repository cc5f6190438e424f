import { type AskOptions, openHttpConnection } from './http-connection.ts';

export interface LoadOptions extends AskOptions {
  seconds: number;
  connections?: number;
}

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  /** Bytes of one response on the wire, head included. */
  bytes: number;
}

/** Requests one URL repeatedly over persistent connections, one request at a time on each. */
export async function loadUrl(url: string, { seconds, connections = 10, ...ask }: LoadOptions): Promise<LoadResult> {
  const endsAt = performance.now() + seconds * 1000;
  let requests = 0;
  let bytes = 0;
  const visitor = async (): Promise<void> => {
    const connection = await openHttpConnection(url, ask);
    while (performance.now() < endsAt) {
      const response = await connection.ask(url);
      bytes += response;
      requests += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return { requests, requestsPerSecond: requests / seconds, bytes: bytes / requests };
}

/** Milliseconds of each URL, requested one after another over one connection. All are of one site. */
export async function timeEach(urls: readonly string[], options: AskOptions = {}): Promise<number[]> {
  const [first] = urls;
  if (first === undefined) return [];
  const connection = await openHttpConnection(first, options);
  const times: number[] = [];
  for (const url of urls) {
    const before = performance.now();
    await connection.ask(url);
    times.push(performance.now() - before);
  }
  connection.close();
  return times;
}
