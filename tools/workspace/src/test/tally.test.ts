import { describe, expect, test } from 'vitest';
import { emptyTally, excerpt, FAILED, notable, PASSED, slowest, sum, summaryLine, withOutcome } from './tally.ts';

describe('the summary line', () => {
  test('counts passed and failed tests', () => {
    expect(summaryLine(sum([PASSED, PASSED, FAILED]))).toBe('2 passed, 1 failed');
  });

  test('counts skipped tests only if there are any', () => {
    expect(summaryLine({ ...emptyTally(), passed: 3, skipped: ['MongoDB: no Docker'] })).toBe(
      '3 passed, 0 failed, 1 skipped',
    );
  });
});

describe('tests that need attention', () => {
  const suites = [
    { ...emptyTally(), failed: 1, failures: ['adds: 3 is not 4'] },
    { ...emptyTally(), passed: 1, skipped: ['MongoDB: no Docker'] },
  ];

  test('are listed by name, failed ones last', () => {
    expect(notable(sum(suites))).toEqual(['skipped: MongoDB: no Docker', 'failed: adds: 3 is not 4']);
  });
});

describe('the message of a failed test', () => {
  test('is shown by its first eight lines, indented, without colours and empty lines', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `line ${index + 1}`);
    expect(excerpt('\u001b[31mtoBeVisible failed\u001b[39m\n\n  Locator: button\n')).toBe(
      'toBeVisible failed\n      Locator: button',
    );
    expect(excerpt(lines.join('\n'))).toBe(lines.slice(0, 8).join('\n    '));
  });

  test('may be missing', () => {
    expect(excerpt(undefined)).toBe('no message');
  });
});

test('lists the ten slowest files, the slowest first', () => {
  const file = (seconds: number) => ({ path: `${seconds}.test.ts`, seconds });
  const suites = [
    [1, 12.34, 3],
    [2, 4, 5, 6, 7, 8, 9, 10],
  ].map((all) => ({ ...emptyTally(), files: all.map(file) }));
  const lines = slowest(sum(suites));
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   12.3 s  12.34.test.ts');
  expect(lines.at(-1)).toContain('2.test.ts');
});

describe('the tally of a suite', () => {
  test('has a failure if its program failed without a failed test', () => {
    expect(withOutcome({ ...emptyTally(), passed: 5 }, 1)).toEqual({ ...emptyTally(), passed: 5, failed: 1 });
    expect(withOutcome({ ...emptyTally(), passed: 5 }, null).failed).toBe(1);
  });

  test('has a failure if no test was found or no report was written', () => {
    expect(withOutcome(emptyTally(), 0).failed).toBe(1);
    expect(withOutcome(null, 0).failed).toBe(1);
  });

  test("is otherwise the program's own count", () => {
    const tally = { ...emptyTally(), passed: 5, failed: 2, skipped: ['x'] };
    expect(withOutcome(tally, 1)).toBe(tally);
  });
});
