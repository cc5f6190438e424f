import { expect, it } from 'vitest';
import { createBackoffLock } from './backoff-lock.ts';

const MINUTE = 60_000;

function lockAfter(max: number) {
  const clock = { ms: 0 };
  const lock = createBackoffLock(max, () => clock.ms);
  const fail = (times: number) => Array.from({ length: times }, () => lock.take('a'));
  return { clock, lock, fail };
}

it('allows some failures, then one after each wait, which doubles up to a quarter of an hour', () => {
  const { clock, fail } = lockAfter(5);
  expect(fail(6)).toEqual([0, 0, 0, 0, 0, 60]);
  const waits = [];
  for (let round = 0; round < 6; round += 1) {
    clock.ms += 15 * MINUTE;
    waits.push(fail(2)[1]);
  }
  expect(waits).toEqual([120, 240, 480, 900, 900, 900]);
});

it('refuses all but as many as are allowed when they come at once', () => {
  const { fail } = lockAfter(5);
  expect(fail(100).filter((seconds) => seconds === 0)).toHaveLength(5);
});

it('drops failures after a success, and a quarter of an hour after the wait that they led to', () => {
  const { clock, lock, fail } = lockAfter(2);
  fail(1);
  lock.reset('a');
  expect(fail(3)).toEqual([0, 0, 60]);
  clock.ms = 16 * MINUTE;
  expect(fail(3)).toEqual([0, 0, 60]);
});

it('does not count a try that was taken back, nor makes it wait again', () => {
  const { clock, lock, fail } = lockAfter(2);
  expect(fail(2)).toEqual([0, 0]);
  lock.giveBack('a');
  expect(fail(1)).toEqual([0]);
  clock.ms = MINUTE;
  expect(fail(1)).toEqual([0]);
  lock.giveBack('a');
  expect(fail(2)).toEqual([0, 120]);
});

it('counts each key by itself, and nothing when it is lifted', () => {
  const { lock, fail } = lockAfter(1);
  fail(1);
  expect(lock.take('b')).toBe(0);
  expect(Math.max(...lockAfter(0).fail(100))).toBe(0);
});
