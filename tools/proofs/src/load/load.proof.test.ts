import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { proveLoad } from './load-proof.ts';

test('fails no request during a deployment, a rollback and a restart, except those that the restart refuses', async () => {
  const proof = await proveLoad({ programs: PROGRAMS_UNDER_TEST, visitors: 12, seconds: 9, thinkSeconds: 1 });
  expect(proof).toMatchObject({ broken: [] });
}, 120_000);
