import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { OUTAGES, type Outage } from './database-switch.ts';
import { proveOutage } from './outage-proof.ts';

test.each(Object.keys(OUTAGES) as Outage[])(
  'survives an outage of its database: %s',
  async (outage) => {
    const proof = await proveOutage({ outage, programs: PROGRAMS_UNDER_TEST, rounds: 1, seconds: 2, cacheSeconds: 1 });
    expect(proof).toMatchObject({ broken: [] });
  },
  120_000,
);
