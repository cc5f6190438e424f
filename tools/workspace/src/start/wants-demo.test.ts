import { bffEnv } from '@tdt/bff';
import { expect, test } from 'vitest';
import { wantsDemo } from './wants-demo.ts';

test('stores the demo in the embedded database unless SEED_DEMO=false', () => {
  expect(wantsDemo({})).toBe(true);
  expect(wantsDemo({ SEED_DEMO: '' })).toBe(true);
  expect(wantsDemo({ SEED_DEMO: 'false' })).toBe(false);
});

test('stores the demo in a database at MONGODB_URI only with SEED_DEMO=true', () => {
  const MONGODB_URI = 'mongodb://127.0.0.1/x';
  expect(wantsDemo({ MONGODB_URI })).toBe(false);
  expect(wantsDemo({ MONGODB_URI, SEED_DEMO: 'true' })).toBe(true);
});

test.each(['true', 'YES', '1', 'on', 'false', 'no', '0', 'OFF'])(
  'reads SEED_DEMO=%s as the programs do',
  (SEED_DEMO) => {
    expect(wantsDemo({ SEED_DEMO })).toBe(bffEnv.parse({ SEED_DEMO }).SEED_DEMO);
  },
);
