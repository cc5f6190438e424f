import { type LoadOptions, loadUrl } from './http-load.ts';
import { processorMilliseconds } from './processor-time.ts';

/** A URL and the process that serves it. */
export interface Target {
  name: string;
  url: string;
  pid: number;
  headers?: LoadOptions['headers'];
  status?: number;
}

export interface Throughput {
  /** Median of the rounds. */
  requestsPerSecond: number;
  /** Processor time of the serving process for one request, median of the rounds; null if it cannot be read. */
  processorMicroseconds: number | null;
  /** Bytes of one response. */
  bytes: number;
}

const ROUNDS = 7;
const SECONDS = 0.8;

/**
 * Loads all targets by turns in several rounds, so that other work of the machine affects all of them alike. Returns
 * medians.
 */
export async function sideBySide(targets: readonly Target[], connections = 10): Promise<Map<string, Throughput>> {
  for (const target of targets) await measure(target, connections);
  const rounds = new Map(targets.map(({ name }) => [name, [] as Throughput[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) rounds.get(target.name)?.push(await measure(target, connections));
  }
  return new Map([...rounds].map(([name, measured]) => [name, medians(measured)]));
}

async function measure({ pid, url, headers = {}, status = 200 }: Target, connections: number): Promise<Throughput> {
  const before = processorMilliseconds(pid);
  const { requests, requestsPerSecond, bytes } = await loadUrl(url, { seconds: SECONDS, connections, headers, status });
  const after = processorMilliseconds(pid);
  const processorMicroseconds = before === null || after === null ? null : ((after - before) * 1000) / requests;
  return { requestsPerSecond, processorMicroseconds, bytes };
}

function medians(rounds: Throughput[]): Throughput {
  const processor = rounds.map((one) => one.processorMicroseconds).filter((value) => value !== null);
  return {
    requestsPerSecond: median(rounds.map((one) => one.requestsPerSecond)),
    processorMicroseconds: processor.length > 0 ? median(processor) : null,
    bytes: median(rounds.map((one) => one.bytes)),
  };
}

/** The middle one of an odd number of values; of an even number, the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
