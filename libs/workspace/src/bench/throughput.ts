import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { ROOT } from '../bootstrap/environment.mjs';
import type { Measurement } from './measurement.ts';

const SECONDS = 5;
const CONNECTIONS = 10;

/** Requests a second; throws when one is not answered 2xx. */
async function requestsPerSecond(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const { requests, non2xx, errors } = await autocannon({ url, duration: SECONDS, connections: CONNECTIONS, headers });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} requests failed.`);
  return requests.average;
}

async function bareThroughput(): Promise<number> {
  const server = spawn(process.execPath, [join(ROOT, 'libs/workspace/src/bench/bare-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [address] = await once(server.stdout.setEncoding('utf8'), 'data');
    return await requestsPerSecond(address.trim());
  } finally {
    server.kill();
  }
}

/** Cached answers and pages beside a bare Fastify, measured one after the other on the same machine. */
export async function throughput(url: string): Promise<Measurement[]> {
  const bare = await bareThroughput();
  const measured: Measurement[] = [{ what: 'bare Fastify', value: bare, unit: 'requests/s' }];
  for (const path of ['/api/recipes', '/', '/toutes-recettes']) {
    const value = await requestsPerSecond(`${url}${path}`);
    measured.push({ what: `${path}, from the cache`, value, unit: 'requests/s' });
    measured.push({ what: `${path} beside bare Fastify`, value: value / bare, unit: 'x', budget: { atLeast: 0.85 } });
  }
  return measured;
}
