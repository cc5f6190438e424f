import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { proveWorkerCrashes } from './worker-rounds.ts';

test('fails no request and loses no write when a remote ends the render worker', async () => {
  expect(await proveWorkerCrashes({ rounds: 1, programs: PROGRAMS_UNDER_TEST })).toMatchObject({ broken: [] });
}, 120_000);
