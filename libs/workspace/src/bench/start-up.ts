import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningSite } from '@tdt/testing';
import type { Measurement } from './measurement.ts';

const SETTLE_MS = 3000;

/** From a killed server to one that is ready, on data that is there, and its memory when nothing goes on. */
export async function startUp(site: RunningSite): Promise<Measurement[]> {
  await site.kill();
  const before = performance.now();
  await site.restart();
  const value = performance.now() - before;
  await delay(SETTLE_MS);
  const memory = await residentMegabytes(site.pid());
  return [
    { what: 'start of the built server', value, unit: 'ms', budget: { atMost: 1500 } },
    ...(memory === null
      ? []
      : [{ what: 'its memory, idle', value: memory, unit: 'MB', budget: { atMost: 150 } } satisfies Measurement]),
  ];
}

/** Null where there is no /proc. */
async function residentMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  return kilobytes ? Number(kilobytes) / 1024 : null;
}
