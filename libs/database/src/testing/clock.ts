import { setImmediate as nextTurn } from 'node:timers/promises';

/** A clock that only tests advance. */
export interface Clock {
  now: () => Date;
  pass(milliseconds: number): void;
  /** Advances the clock at once; concurrent waits for the same time advance it once. */
  wait(milliseconds: number): Promise<void>;
}

export function aClock(start = '2026-11-22T12:00:00Z'): Clock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    pass: (milliseconds) => {
      time += milliseconds;
    },
    async wait(milliseconds) {
      const until = time + milliseconds;
      await nextTurn();
      time = Math.max(time, until);
    },
  };
}
