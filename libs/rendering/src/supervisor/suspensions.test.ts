import { expect, it } from 'vitest';
import { createSuspensions } from './suspensions.ts';

const REMOTE = { name: 'catalogue', version: '1' };

function at() {
  let time = 1_000_000;
  const lines: object[] = [];
  const log = { error: (line: object) => void lines.push(line) };
  const suspensions = createSuspensions(5000, log, () => time);
  return {
    lines,
    noteLate: () => suspensions.noteLate(REMOTE),
    suspend: () => suspensions.suspend(REMOTE, 'The render worker crashed.'),
    isSuspended: (remote = REMOTE) => suspensions.among([remote]).length > 0,
    later: (seconds: number) => (time += seconds * 1000),
  };
}

it('suspends a remote for five seconds at first, and logs why', () => {
  const { suspend, isSuspended, later, lines } = at();
  suspend();
  expect(isSuspended()).toBe(true);
  expect(lines).toEqual([{ remote: 'catalogue', version: '1', seconds: 5, reason: 'The render worker crashed.' }]);
  later(5);
  expect(isSuspended()).toBe(false);
});

it('doubles the time with each failure in a row, up to five minutes', () => {
  const { suspend, isSuspended, later } = at();
  for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
    suspend();
    later(seconds - 1);
    expect(isSuspended()).toBe(true);
    later(1);
    expect(isSuspended()).toBe(false);
  }
});

it('starts again with five seconds when the last failure is long ago', () => {
  const { suspend, isSuspended, later } = at();
  suspend();
  later(5);
  suspend();
  later(400);
  suspend();
  later(5);
  expect(isSuspended()).toBe(false);
});

it('does not suspend another version', () => {
  const { suspend, isSuspended } = at();
  suspend();
  expect(isSuspended({ ...REMOTE, version: '2' })).toBe(false);
});

it('counts pages that fail together as one failure', () => {
  const { suspend, isSuspended, later, lines } = at();
  suspend();
  suspend();
  expect(lines).toHaveLength(1);
  later(5);
  expect(isSuspended()).toBe(false);
});

it('suspends a remote after three late pages within half a minute', () => {
  const { noteLate, isSuspended, later } = at();
  noteLate();
  noteLate();
  later(31);
  noteLate();
  noteLate();
  expect(isSuspended()).toBe(false);
  noteLate();
  expect(isSuspended()).toBe(true);
});
