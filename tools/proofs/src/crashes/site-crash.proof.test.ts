import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { proveSiteCrashes } from './site-rounds.ts';

test('loses no reported write when BFF and engine are killed', async () => {
  expect(await proveSiteCrashes({ rounds: 1, programs: PROGRAMS_UNDER_TEST })).toMatchObject({ broken: [] });
}, 240_000);
