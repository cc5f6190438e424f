import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { proveSaveCrashes } from './save-rounds.ts';

/** `npm run faults` has more. */
const ROUNDS = 3;

test(`leaves the old or the new recipe when the server is killed ${ROUNDS} times in the middle of a save`, async () => {
  expect(await proveSaveCrashes({ rounds: ROUNDS, programs: PROGRAMS_UNDER_TEST })).toMatchObject({ broken: [] });
}, 240_000);
