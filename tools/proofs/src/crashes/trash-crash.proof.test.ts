import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { proveTrashCrashes } from './trash-rounds.ts';

test('a move to the trash or back whose server is killed is made or not, and nothing of the recipe is lost', async () => {
  expect(await proveTrashCrashes({ rounds: 6, programs: PROGRAMS_UNDER_TEST })).toMatchObject({ broken: [] });
}, 240_000);
