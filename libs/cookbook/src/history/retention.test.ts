import { expect, it } from 'vitest';
import { isOver } from './retention.ts';

const RETENTION = { allDays: 30, dailyDays: 365 };
const NOW = new Date('2026-11-28T12:00:00Z');

it.each([
  ['replaced within 30 days', '2026-10-29T12:00:00Z', '2026-10-29T13:00:00Z', false],
  ['of long ago and replaced yesterday', '2020-01-01T00:00:00Z', '2026-11-27T12:00:00Z', false],
  ['replaced on its day, 31 days ago', '2026-10-28T08:00:00Z', '2026-10-28T11:59:59Z', true],
  ['that stood overnight, 31 days ago', '2026-10-27T23:59:59Z', '2026-10-28T00:00:00Z', false],
  ['that stood overnight, a year ago', '2025-11-27T12:00:00Z', '2025-11-28T12:00:00Z', false],
  ['that stood overnight, longer ago', '2025-11-27T12:00:00Z', '2025-11-28T11:59:59Z', true],
])('a version %s', (_what, saved, replaced, isDue) => {
  expect(isOver({ saved: new Date(saved), replaced: new Date(replaced) }, RETENTION, NOW)).toBe(isDue);
});

it('a shorter time for one a day than for all removes what it exceeds', () => {
  const version = { saved: new Date('2026-11-19T00:00:00Z'), replaced: new Date('2026-11-20T00:00:00Z') };
  expect(isOver(version, { allDays: 30, dailyDays: 7 }, NOW)).toBe(false);
  expect(isOver(version, { allDays: 7, dailyDays: 7 }, NOW)).toBe(true);
});
