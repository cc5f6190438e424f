import { setTimeout as delay } from 'node:timers/promises';
import type { CatalogueResult } from '@tdt/contracts';
import { API, PAGES } from '@tdt/contracts/plain';
import type { ProgramKind } from '@tdt/testing';
import { type RunningSite, residentMegabytes, startSite, until } from '@tdt/testing';
import { duration, type Proof } from '../proof.ts';
import { createDatabaseSwitch, type DatabaseSwitch, OUTAGES, type Outage } from './database-switch.ts';
import { createProbes, type Probes } from './probes.ts';
import { WRITER_ENV, writesOf } from './writes.ts';

export interface OutageOptions {
  outage: Outage;
  programs?: ProgramKind;
  /** Number of outages. */
  rounds?: number;
  /** Duration of each outage, after the site has noticed it. */
  seconds?: number;
  /** `CACHE_SECONDS` of the site. */
  cacheSeconds?: number;
}

/** Limits until the site reports that it is not ready, and until it works again after the outage. */
const NOTICE_SECONDS = 30;
const RECOVER_SECONDS = 30;
/** Log lines that an outage of any length may cause: each part that depends on the database logs it once. */
const LINES_MAX = 8;
/** Allows for memory that is not collected yet; a leak for each request or second would be far more. */
const GROWTH_MAX_MB = 64;
const BETWEEN_PROBES_MS = 250;

/** Disconnects and reconnects the database repeatedly, and sends requests to the site throughout. */
export async function proveOutage(options: OutageOptions): Promise<Proof> {
  const { outage, programs = 'bundles', rounds = 3, seconds = 20, cacheSeconds = 5 } = options;
  const database = await createDatabaseSwitch(outage, programs);
  try {
    const env = { ...database.env, ...WRITER_ENV, CACHE_SECONDS: String(cacheSeconds) };
    const site = await startSite({ programs, env });
    try {
      const proof: Proof = { lines: [`${OUTAGES[outage]}, ${rounds} times, ${seconds} s each`], broken: [] };
      await outages(site, database, { rounds, seconds }, proof);
      return proof;
    } finally {
      await site.stop();
    }
  } finally {
    await database.close();
  }
}

async function outages(
  site: RunningSite,
  database: DatabaseSwitch,
  { rounds, seconds }: { rounds: number; seconds: number },
  proof: Proof,
): Promise<void> {
  const { items } = (await (
    await fetch(`${site.url}${API.recipes}?page_size=${rounds + 1}`)
  ).json()) as CatalogueResult;
  const [known = '', ...unknown] = items.map(({ slug }) => slug);
  const knownPaths = [PAGES.home, PAGES.recipes, PAGES.recipe(known), API.recipes, API.recipe(known), API.home];
  const writes = await writesOf(site);
  const pid = site.pid();
  const memory: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const probes = createProbes(site.url, { known: knownPaths, unknown: String(unknown[round]), writes });
    await probes.askKnown();
    const linesBefore = linesOf(site);
    await database.disconnect(site);
    const noticed = await until(
      'the site says that it is not ready',
      async () => !(await probes.isReady()),
      NOTICE_SECONDS,
    );
    await whileAway(probes, seconds);
    const lines = linesOf(site) - linesBefore;
    await database.reconnect();
    const recovered = await until('everything is served again', () => probes.isWhole(), RECOVER_SECONDS);
    memory.push(residentMegabytes(site.pid()) ?? Number.NaN);
    proof.lines.push(
      `round ${round + 1}: not ready after ${duration(noticed)}, whole again ${duration(recovered)} after the return; ${lines} lines in the log; ${probes.summary()}`,
    );
    proof.broken.push(...probes.faults());
    if (lines > LINES_MAX) proof.broken.push(`an outage caused ${lines} log lines: ${messagesOf(site)}`);
  }
  const growth = (memory.at(-1) ?? 0) - (memory[0] ?? 0);
  proof.lines.push(`memory after each: ${memory.map((one) => one.toFixed(0)).join(', ')} MB`);
  if (growth > GROWTH_MAX_MB)
    proof.broken.push(`the server grew by ${growth.toFixed(0)} MB from the first outage to the last`);
  if (site.pid() !== pid) proof.broken.push('the server was restarted');
}

async function whileAway(probes: Probes, seconds: number): Promise<void> {
  const endsAt = performance.now() + seconds * 1000;
  while (performance.now() < endsAt) {
    await probes.askAll();
    await delay(BETWEEN_PROBES_MS);
  }
}

const linesOf = (site: RunningSite): number => site.output().split('\n').length;

/** The distinct messages of the log. */
function messagesOf(site: RunningSite): string {
  const texts = site.output().match(/"msg":"[^"]*"/g) ?? [];
  return [...new Set(texts)].join(', ');
}
