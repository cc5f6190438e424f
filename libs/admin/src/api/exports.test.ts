import { PLATFORM_VERSION } from '@tdt/platform/version';
import { expect, it } from 'vitest';
import * as client from './index.ts';

// Raise the version whenever the list changes: the shell must not load remotes that were built for other exports.
it('shares with remotes exactly what the platform version stands for', () => {
  expect([PLATFORM_VERSION, ...Object.keys(client).sort()]).toEqual([
    '1.20.0',
    'api',
    'codeOf',
    'isSessionFailure',
    'problemOf',
    'recheckSession',
    'saveResultOf',
    'useCurrentUser',
  ]);
});
