import { describe, expect, test } from 'vitest';
import { FAILED, PASSED, sum, summaryLine, withOutcome } from './tally.ts';

describe('the closing line', () => {
  test('names what passed and failed', () => {
    expect(summaryLine(sum([PASSED, PASSED, FAILED]))).toBe('2 passed, 1 failed');
  });

  test('names what was skipped only where something was', () => {
    expect(summaryLine({ passed: 3, failed: 0, skipped: ['MongoDB: no Docker'] })).toBe(
      '3 passed, 0 failed, 1 skipped',
    );
  });
});

describe('the tally of a suite', () => {
  test('has a failure when its program failed without a failed test', () => {
    expect(withOutcome({ passed: 5, failed: 0, skipped: [] }, 1)).toEqual({ passed: 5, failed: 1, skipped: [] });
    expect(withOutcome({ passed: 5, failed: 0, skipped: [] }, null).failed).toBe(1);
  });

  test('has a failure when no test was found or no report was written', () => {
    expect(withOutcome({ passed: 0, failed: 0, skipped: [] }, 0).failed).toBe(1);
    expect(withOutcome(null, 0).failed).toBe(1);
  });

  test("is the program's own count otherwise", () => {
    const tally = { passed: 5, failed: 2, skipped: ['x'] };
    expect(withOutcome(tally, 1)).toBe(tally);
  });
});
