import { expect, it } from 'vitest';
import { UsageError } from '../../command.ts';
import { readMoment } from './read-moment.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

it.each([
  ['30m', '2026-11-22T11:30:00.000Z'],
  ['12h', '2026-11-22T00:00:00.000Z'],
  ['7d', '2026-11-15T12:00:00.000Z'],
  ['2w', '2026-11-08T12:00:00.000Z'],
  ['2026-02-28', '2026-02-28T00:00:00.000Z'],
  ['2026-02-28T09:05', '2026-02-28T09:05:00.000Z'],
  ['2026-02-28 09:05:07', '2026-02-28T09:05:07.000Z'],
  ['2026-02-28T09:05:07+02:00', '2026-02-28T07:05:07.000Z'],
])('reads %j as a moment in UTC', (text, moment) => {
  expect(readMoment('--since', text, NOW).toISOString()).toBe(moment);
});

it('includes a day that ends a period, and no more', () => {
  expect(readMoment('--until', '2026-02-28', NOW, true).toISOString()).toBe('2026-03-01T00:00:00.000Z');
  expect(readMoment('--until', '2026-02-28T09:00', NOW, true).toISOString()).toBe('2026-02-28T09:00:00.000Z');
});

it.each(['', 'yesterday', '7', '7y', '-7d', '2026-02-30', '22/11/2026', '2026-11-22T25:00'])(
  'refuses %j with the forms that it takes',
  (text) => {
    const read = () => readMoment('--since', text, NOW);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(/^--since takes a day .* not "/);
  },
);
