import { describe, expect, it } from 'vitest';
import {
  addMinutes,
  formatCountdown,
  isDue,
  millisecondsLeft,
  nextTimer,
  parseTimers,
  startTimer,
  type Timer,
  timerText,
  toggleTimer,
} from './timers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Some moment. */
const NOW = 1_800_000_000_000;

const REST = { id: 'r/1/repos', name: 'Étape 1 · Repos', recipe: 'Ramen', path: '/recipe/ramen?cuisiner=1#etape-1' };
const started = (minutes: number): Timer => startTimer([], { ...REST, minutes }, NOW)[0] as Timer;

it('stores when it ends, so that time passes for it while nothing runs', () => {
  const timer = started(30);
  expect(millisecondsLeft(timer, NOW)).toBe(30 * MINUTE);
  expect(millisecondsLeft(timer, NOW + 29 * MINUTE)).toBe(MINUTE);
  expect(millisecondsLeft(timer, NOW + 31 * MINUTE)).toBe(-MINUTE);
});

it('runs beside others, and starts anew when its step is started again', () => {
  const both = startTimer([started(30)], { ...REST, id: 'r/2/cuisson', minutes: 5 }, NOW);
  expect(both.map(({ id }) => id)).toEqual(['r/1/repos', 'r/2/cuisson']);
  const again = startTimer(both, { ...REST, minutes: 30 }, NOW + MINUTE);
  expect(again.map(({ id, end }) => [id, end])).toEqual([
    ['r/2/cuisson', NOW + 5 * MINUTE],
    ['r/1/repos', NOW + 31 * MINUTE],
  ]);
});

it('does not run while it is paused', () => {
  const paused = toggleTimer(started(30), NOW + 10 * MINUTE);
  expect(millisecondsLeft(paused, NOW + 5 * HOUR)).toBe(20 * MINUTE);
  expect(isDue(paused, NOW + 5 * HOUR)).toBe(false);
  const resumed = toggleTimer(paused, NOW + HOUR);
  expect(resumed.end).toBe(NOW + HOUR + 20 * MINUTE);
});

describe('minutes more or less', () => {
  it('move the end of one that runs, and the rest of one that is paused', () => {
    expect(addMinutes(started(30), 1, NOW).end).toBe(NOW + 31 * MINUTE);
    expect(addMinutes(started(30), -1, NOW).end).toBe(NOW + 29 * MINUTE);
    const paused = toggleTimer(started(30), NOW);
    expect(addMinutes(paused, -1, NOW)).toMatchObject({ end: null, left: 29 * MINUTE });
  });

  it('leave one second at least', () => {
    expect(addMinutes(started(1), -1, NOW).end).toBe(NOW + 1000);
  });

  it('let one that has rung run and ring again', () => {
    const rung = { ...started(5), hasRung: true };
    const more = addMinutes(rung, 1, NOW + HOUR);
    expect(more).toMatchObject({ end: NOW + HOUR + MINUTE, hasRung: false });
    expect(isDue(more, NOW + HOUR + MINUTE)).toBe(true);
  });
});

describe('the end', () => {
  it('rings once, also late, but not hours later', () => {
    const timer = started(30);
    expect(isDue(timer, NOW + 30 * MINUTE - 1)).toBe(false);
    expect(isDue(timer, NOW + 30 * MINUTE)).toBe(true);
    expect(isDue(timer, NOW + 80 * MINUTE)).toBe(true);
    expect(isDue({ ...timer, hasRung: true }, NOW + 30 * MINUTE)).toBe(false);
    expect(isDue(timer, NOW + 3 * HOUR)).toBe(false);
  });

  it('says how long ago it was', () => {
    const after = (milliseconds: number) => timerText(started(30), NOW + 30 * MINUTE + milliseconds);
    expect(after(59_000)).toBe('Terminé');
    expect(after(4 * MINUTE)).toBe('Terminé il y a 4min');
    expect(after(61 * MINUTE)).toBe('Terminé il y a 1h 1min');
  });
});

it('is the next one if it ends first and is not paused', () => {
  const long = started(30);
  const short = { ...started(5), id: 'short' };
  expect(nextTimer([long, short])?.id).toBe('short');
  expect(nextTimer([long, toggleTimer(short, NOW)])).toBe(long);
  expect(nextTimer([toggleTimer(short, NOW)])).toBeUndefined();
});

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_999, '1:00'],
  [754_000, '12:34'],
  [HOUR + 2 * MINUTE + 3000, '1:02:03'],
  [-5000, '0:00'],
])('shows %i ms as %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text);
});

describe('stored timers', () => {
  const read = (value: unknown, now = NOW) =>
    parseTimers(typeof value === 'string' ? value : JSON.stringify(value), now);

  it('are read again, until twelve hours after their end', () => {
    expect(read([started(30)])).toEqual([started(30)]);
    expect(read([started(30)], NOW + 12 * HOUR)).toHaveLength(1);
    expect(read([started(30)], NOW + 13 * HOUR)).toEqual([]);
    expect(read([toggleTimer(started(30), NOW)], NOW + 13 * HOUR)).toHaveLength(1);
  });

  it('are read beside rows that are none', () => {
    expect(read([null, started(30), 3])).toEqual([started(30)]);
  });

  it.each([
    ['no JSON', 'x'],
    ['no list', '{}'],
    ['null', 'null'],
    ['a row that is none', [null, 3]],
    ['an end that is no number', [{ ...started(30), end: 'demain' }]],
    ['a path to another site', [{ ...started(30), path: '//evil.example' }]],
    ['a path that browsers read as another site', [{ ...started(30), path: '/\\evil.example' }]],
    ['a path with a blank that browsers leave out', [{ ...started(30), path: '/\t/evil.example' }]],
    ['a script', [{ ...started(30), path: 'javascript:alert(1)' }]],
  ])('are none for %s', (_what, value) => {
    expect(read(value)).toEqual([]);
  });
});
