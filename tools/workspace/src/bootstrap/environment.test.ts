import { bffEnv, bffSettings } from '@tdt/bff';
import { afterEach, expect, test, vi } from 'vitest';
import { listenAddress } from './environment.mjs';

afterEach(() => vi.unstubAllEnvs());

// Read before anything is installed, so not by the settings of the server.
test.each([{}, { HOST: '', PORT: '' }, { HOST: '::1', PORT: '8080' }])(
  'the starter expects the server where it listens: %j',
  (env: Record<string, string>) => {
    for (const name of ['HOST', 'PORT']) vi.stubEnv(name, env[name]);
    expect(bffSettings(parsed(env))).toMatchObject(listenAddress());
  },
);

const parsed = (env: Record<string, string>) =>
  bffEnv.parse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
