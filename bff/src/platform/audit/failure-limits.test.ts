import { expect, it } from 'vitest';
import { createFailureLimits } from './failure-limits.ts';

const MINUTE_MS = 60_000;
const anonymousAt = (index: number) => ({ session: null, ip: `2001:db8:0:${index.toString(16)}::1` });
const SIGNED_IN = { session: { id: 's', user: { id: 'u', email: 'u@exemple.fr', is_super_admin: false } }, ip: '::1' };

it('records 3000 failures an hour of all callers who are not signed in, from any number of addresses', () => {
  let time = 0;
  const isBeyondLimit = createFailureLimits(() => time);
  const recorded = () =>
    Array.from({ length: 4000 }, (_, index) => isBeyondLimit(anonymousAt(index))).filter((left) => !left);
  expect(recorded()).toHaveLength(3000);
  expect(isBeyondLimit(SIGNED_IN)).toBe(false);
  time = 60 * MINUTE_MS;
  expect(recorded()).toHaveLength(3000);
});
