import { expect, it } from 'vitest';
import { createSuspensions } from './suspensions.ts';

const REMOTE = { name: 'catalogue', version: '1' };

function at() {
  let time = 1_000_000;
  const suspensions = createSuspensions(undefined, () => time);
  return { suspensions, later: (seconds: number) => (time += seconds * 1000) };
}

it('suspends a remote for five seconds at first', () => {
  const { suspensions, later } = at();
  suspensions.suspend(REMOTE);
  expect(suspensions.isSuspended(REMOTE)).toBe(true);
  later(5);
  expect(suspensions.isSuspended(REMOTE)).toBe(false);
});

it('doubles the time with each failure in a row, up to five minutes', () => {
  const { suspensions, later } = at();
  for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
    suspensions.suspend(REMOTE);
    later(seconds - 1);
    expect(suspensions.isSuspended(REMOTE)).toBe(true);
    later(1);
    expect(suspensions.isSuspended(REMOTE)).toBe(false);
  }
});

it('starts anew when the last failure is long ago', () => {
  const { suspensions, later } = at();
  suspensions.suspend(REMOTE);
  suspensions.suspend(REMOTE);
  later(400);
  suspensions.suspend(REMOTE);
  later(5);
  expect(suspensions.isSuspended(REMOTE)).toBe(false);
});

it('holds nothing against another version', () => {
  const { suspensions } = at();
  suspensions.suspend(REMOTE);
  expect(suspensions.isSuspended({ ...REMOTE, version: '2' })).toBe(false);
});

it('counts pages that fail together as one failure', () => {
  const { suspensions, later } = at();
  expect([suspensions.suspend(REMOTE), suspensions.suspend(REMOTE)]).toEqual([5000, 0]);
  later(5);
  expect(suspensions.isSuspended(REMOTE)).toBe(false);
});

it('suspends a remote after three late pages within half a minute', () => {
  const { suspensions, later } = at();
  expect([suspensions.noteLate(REMOTE), suspensions.noteLate(REMOTE)]).toEqual([0, 0]);
  later(31);
  expect([suspensions.noteLate(REMOTE), suspensions.noteLate(REMOTE)]).toEqual([0, 0]);
  expect(suspensions.noteLate(REMOTE)).toBe(5000);
  expect(suspensions.isSuspended(REMOTE)).toBe(true);
});
