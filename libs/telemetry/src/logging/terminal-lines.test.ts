import { expect, it } from 'vitest';
import { readableLine } from './terminal-lines.ts';

const time = new Date(2026, 0, 2, 12, 3, 4).getTime();

it('shows a request in one short line', () => {
  const line = { level: 30, time, msg: 'request', method: 'GET', path: '/toutes-recettes', status: 200, ms: 3.1 };
  expect(readableLine(line)).toBe('12:03:04 GET /toutes-recettes 200 3.1 ms');
});

it('shows a warning with its cause, an error with its stack', () => {
  const err = { message: 'away', stack: 'Error: away\n    at x' };
  expect(readableLine({ level: 40, time, msg: 'Slow', err })).toBe('12:03:04 warning: Slow\n  away');
  expect(readableLine({ level: 50, time, msg: 'Broken', err })).toContain('at x');
});

it('shows what visitors sent without its effect on the terminal, and keeps the lines of a stack', () => {
  const request = { level: 30, time, method: 'GET', path: '/\u009B2J\u007F\n', status: 404, ms: 1 };
  expect(readableLine(request)).toBe('12:03:04 GET /?2J?? 404 1 ms');
  const err = { message: 'a', stack: 'Error: \u001B[2Ja\n    at x' };
  expect(readableLine({ level: 50, time, msg: '\u202Etxt', err })).toBe(
    '12:03:04 error: ?txt\n  Error: ?[2Ja\n    at x',
  );
});

it('shows the other fields briefly after the message', () => {
  const line = { level: 40, time, msg: 'Odd', host: '0.0.0.0', remote: { name: 'catalogue' }, text: 'x'.repeat(200) };
  expect(readableLine(line)).toBe(
    `12:03:04 warning: Odd (host=0.0.0.0, remote={"name":"catalogue"}, text=${'x'.repeat(80)}…)`,
  );
});
