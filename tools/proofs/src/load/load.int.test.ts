import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { proveLoad } from './load-proof.ts';

test('a deployment, a rollback and a restart fail no request but those that the restart turns away', async () => {
  const proof = await proveLoad({ programs: PROGRAMS_UNDER_TEST, visitors: 12, seconds: 9, thinkSeconds: 1 });
  expect(proof).toMatchObject({ broken: [] });
}, 120_000);
