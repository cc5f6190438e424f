import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { proveSiteCrashes } from './site-rounds.ts';

const ROUNDS = 5;

test(`a BFF and an engine that are killed ${ROUNDS} times in the middle of writes lose nothing that was reported`, async () => {
  expect(await proveSiteCrashes({ rounds: ROUNDS, programs: PROGRAMS_UNDER_TEST })).toMatchObject({ broken: [] });
}, 240_000);
