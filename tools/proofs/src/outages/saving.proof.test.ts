import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { proveSaving } from './saving-proof.ts';

test('refuses saves in time while the database hangs, and serves pages that a save made out of date', async () => {
  const proof = await proveSaving({ programs: PROGRAMS_UNDER_TEST, rounds: 1, seconds: 4 });
  expect(proof).toMatchObject({ broken: [] });
}, 120_000);
