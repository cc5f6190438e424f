import { expect, test } from 'vitest';
import { engineEnvironment } from './start.ts';

test('the engine inherits what every program needs, but no secrets and no debugger', () => {
  const needed = { PATH: '/bin', HOME: '/home/me', TZ: 'UTC', NODE_ENV: 'production', TDT_ENGINE_TRANSPORT: 'tcp' };
  const others = { NODE_OPTIONS: '--inspect', MONGODB_URI: 'mongodb://me:secret@db', TDT_PASSWORD: 'secret' };
  expect(engineEnvironment({ ...needed, ...others })).toEqual(needed);
});
