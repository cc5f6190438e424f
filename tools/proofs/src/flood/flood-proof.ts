import { setTimeout as delay } from 'node:timers/promises';
import { API, PAGES } from '@tdt/contracts/plain';
import { type ProgramKind, type RunningSite, residentMegabytes, startSite } from '@tdt/testing';
import { duration, type Proof } from '../proof.ts';
import { type Flood, flood } from './flooding.ts';

export interface FloodOptions {
  programs?: ProgramKind;
  /** Connections of each round. */
  connections?: number;
  /** How long they stay open. */
  seconds?: number;
}

/** What is promised while a flood lasts. */
const HEALTH_MAX_MS = 1000;
const GROWTH_MAX_MB = 300;
/** Lines that one round may cost: each kind of line a few times. */
const LINES_MAX = 100;

const BETWEEN_PROBES_MS = 50;
const PATIENCE_MS = 60_000;

/** The limits that an installation has, which other proofs lift. */
const AS_INSTALLED = { LIMIT_PUBLIC: '', LIMIT_SEARCH: '', PRESSURE_DELAY_MS: '' };

/** Floods of pipelined requests whose responses are never read, while others ask whether the site is alive. */
export async function proveFlood(options: FloodOptions = {}): Promise<Proof> {
  const { programs = 'bundles', connections = 1000, seconds = 10 } = options;
  const site = await startSite({ programs, env: AS_INSTALLED });
  const proof: Proof = { lines: [], broken: [] };
  try {
    for (const [name, attack] of Object.entries(floods(connections))) {
      await round(site, name, attack, seconds * 1000, proof);
    }
    return proof;
  } finally {
    await site.stop();
  }
}

const floods = (connections: number): Record<string, Flood> => ({
  'many requests each': { connections, requests: 100, addresses: 512 },
  'few requests each': { connections, requests: 4, addresses: 512 },
  'from one address': { connections, requests: 100, addresses: 1 },
  'reset at once': { connections, requests: 100, addresses: 512, isReset: true },
});

async function round(site: RunningSite, name: string, attack: Flood, holdMs: number, proof: Proof): Promise<void> {
  await fetch(`${site.url}${PAGES.recipes}`);
  const before = residentMegabytes(site.pid()) ?? Number.NaN;
  const linesBefore = linesOf(site);
  const ending = new AbortController();
  const watching = watch(site, ending.signal);
  await flood(site.url, PAGES.recipes, attack, holdMs);
  ending.abort();
  const { slowest, highest } = await watching;
  const lines = linesOf(site) - linesBefore;
  proof.lines.push(
    `${name}: ${attack.connections} connections from ${attack.addresses} addresses, ${attack.requests} requests each: slowest health ${duration(slowest)}, memory ${before.toFixed(0)} MB before, ${highest.toFixed(0)} MB at most; ${lines} lines in the log`,
  );
  if (slowest > HEALTH_MAX_MS) proof.broken.push(`${name}: ${API.health} took ${duration(slowest)}`);
  if (highest - before > GROWTH_MAX_MB)
    proof.broken.push(`${name}: the server grew by ${(highest - before).toFixed(0)} MB`);
  if (lines > LINES_MAX) proof.broken.push(`${name}: ${lines} lines in the log`);
}

/** Asks whether the site is alive, again and again, and measures its memory. */
async function watch(site: RunningSite, signal: AbortSignal): Promise<{ slowest: number; highest: number }> {
  let slowest = 0;
  let highest = 0;
  const looking = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(site.pid()) ?? Number.NaN);
  }, BETWEEN_PROBES_MS);
  while (!signal.aborted) {
    const from = performance.now();
    if (await isAlive(site.url)) slowest = Math.max(slowest, performance.now() - from);
    else slowest = PATIENCE_MS;
    await delay(BETWEEN_PROBES_MS);
  }
  clearInterval(looking);
  return { slowest, highest };
}

/** Over a connection of its own, as balancers ask. */
const isAlive = (url: string): Promise<boolean> =>
  fetch(`${url}${API.health}`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

const linesOf = (site: RunningSite): number => site.output().split('\n').length;
