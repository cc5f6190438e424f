import { setTimeout as delay } from 'node:timers/promises';
import { type RunningSite, residentMegabytes } from '@tdt/testing';
import type { Measurement } from './measurement.ts';
import { median } from './side-by-side.ts';

const STARTS = 3;
const SETTLE_MS = 3000;

/** The time until the server is ready, on existing data, and its memory when idle. */
export async function startUp(site: RunningSite): Promise<Measurement[]> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    await site.kill();
    const before = performance.now();
    await site.restart();
    times.push(performance.now() - before);
  }
  await delay(SETTLE_MS);
  const memory = residentMegabytes(site.pid());
  return [
    { what: 'start of the built server', value: median(times), unit: 'ms', budget: { atMost: 1500 } },
    ...(memory === null
      ? []
      : [{ what: 'its memory, idle', value: memory, unit: 'MB', budget: { atMost: 150 } } satisfies Measurement]),
  ];
}
