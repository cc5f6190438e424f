import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { proveSiteCrashes } from './site-rounds.ts';

/** `npm run faults` has more. */
const ROUNDS = 3;

test(`loses no reported write when BFF and engine are killed ${ROUNDS} times`, async () => {
  expect(await proveSiteCrashes({ rounds: ROUNDS, programs: PROGRAMS_UNDER_TEST })).toMatchObject({ broken: [] });
}, 240_000);
