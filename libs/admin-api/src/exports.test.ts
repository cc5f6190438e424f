import { PLATFORM_VERSION } from '@tdt/platform/version';
import { expect, it } from 'vitest';
import * as client from './index.ts';

// Raise the version whenever the list changes: remotes that were built for other exports must not be loaded.
it('shares with the remotes of the back office what the version stands for', () => {
  expect([PLATFORM_VERSION, ...Object.keys(client).sort()]).toEqual([
    '1.6.0',
    'api',
    'codeOf',
    'isOfSession',
    'problemOf',
    'recheckSession',
    'saveResultOf',
    'useCurrentUser',
  ]);
});
