import { PROGRAMS_UNDER_TEST } from '@tdt/testing';
import { expect, test } from 'vitest';
import { proveBackupCrashes } from './backup-rounds.ts';

test('has the old or the new site, and a whole archive, when a backup and a restore are killed', async () => {
  expect(await proveBackupCrashes({ rounds: 1, programs: PROGRAMS_UNDER_TEST })).toMatchObject({ broken: [] });
}, 240_000);
