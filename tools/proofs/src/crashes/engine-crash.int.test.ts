import { expect, test } from 'vitest';
import { proveEngineCrashes } from './engine-rounds.ts';

const ROUNDS = 5;

test(`an engine that is killed ${ROUNDS} times in the middle of writes loses nothing acknowledged`, async () => {
  expect(await proveEngineCrashes({ rounds: ROUNDS })).toMatchObject({ broken: [] });
}, 120_000);
