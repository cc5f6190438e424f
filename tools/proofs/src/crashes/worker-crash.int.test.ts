import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { proveWorkerCrashes } from './worker-rounds.ts';

test('a render worker that is ended by a remote fails no request and loses no write', async () => {
  expect(await proveWorkerCrashes({ rounds: 2, programs: PROGRAMS_UNDER_TEST })).toMatchObject({ broken: [] });
}, 120_000);
