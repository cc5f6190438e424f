import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { OUTAGES, type Outage } from './database-switch.ts';
import { proveOutage } from './outage-proof.ts';

test.each(Object.keys(OUTAGES) as Outage[])(
  'a site outlives %s: its database is away, then back',
  async (outage) => {
    const proof = await proveOutage({ outage, programs: PROGRAMS_UNDER_TEST, rounds: 1, seconds: 2, cacheSeconds: 1 });
    expect(proof).toMatchObject({ broken: [] });
  },
  120_000,
);
