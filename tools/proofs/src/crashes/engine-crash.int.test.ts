import { expect, test } from 'vitest';
import { proveEngineCrashes } from './engine-rounds.ts';

const ROUNDS = 5;

test(`loses no acknowledged write when the engine is killed ${ROUNDS} times`, async () => {
  expect(await proveEngineCrashes({ rounds: ROUNDS })).toMatchObject({ broken: [] });
}, 120_000);
