import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { proveSaveCrashes } from './save-rounds.ts';

test('leaves the old or the new recipe when the server is killed in the middle of a save', async () => {
  expect(await proveSaveCrashes({ rounds: 1, programs: PROGRAMS_UNDER_TEST })).toMatchObject({ broken: [] });
}, 240_000);
