import { expect, test } from 'vitest';
import { proveWorkerCrashes } from './worker-rounds.ts';

test('a render worker that is ended by a remote fails no request and loses no write', async () => {
  expect(await proveWorkerCrashes({ rounds: 2, programs: 'sources' })).toMatchObject({ broken: [] });
}, 120_000);
