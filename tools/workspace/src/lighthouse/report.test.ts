import { expect, test } from 'vitest';
import { medianReport, type PageReport, reachesGoal, table } from './report.ts';

const run = (performance: number, lcp: number, findings: string[] = []): PageReport => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  metrics: {
    'first-contentful-paint': 900,
    'largest-contentful-paint': lcp,
    'speed-index': 1000,
    'total-blocking-time': 12.4,
    'cumulative-layout-shift': 0,
  },
  findings,
});

test('takes the median of the runs, and the findings that all share', () => {
  const report = medianReport([
    run(90, 2500, ['image: a (10 KiB)', 'font: b']),
    run(100, 1200, ['image: a (12 KiB)']),
    run(98, 1300, ['image: a (10 KiB)']),
  ]);
  expect([report.scores.performance, report.metrics['largest-contentful-paint']]).toEqual([98, 1300]);
  expect(report.findings).toEqual(['image: a (10 KiB)']);
});

test('reaches the goal only with full points in every category', () => {
  expect([run(100, 1000), run(99, 1000)].map(reachesGoal)).toEqual([true, false]);
});

test('prints a row for each page', () => {
  const [, , row] = table({ home: run(99, 1234) }).split('\n');
  expect(row).toBe('| home | 99 | 100 | 100 | 100 | 0.90 s | 1.23 s | 1.00 s | 12 ms | 0.000 |');
});
