import { PLATFORM_VERSION } from '@tdt/platform/version';
import { expect, it } from 'vitest';
import * as client from './index.ts';

// Together with the version, which holds for all that the shell shares: it goes up whenever the list changes.
it('shares with the remotes of the back office what the version says', () => {
  expect([PLATFORM_VERSION, ...Object.keys(client).sort()]).toEqual([
    '1.4.0',
    'api',
    'codeOf',
    'isOfSession',
    'problemOf',
    'recheckSession',
    'saveResultOf',
    'useCurrentUser',
  ]);
});
