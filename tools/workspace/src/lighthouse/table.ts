import { CATEGORIES, METRICS, type Metric, type PageReport } from './report.ts';

const GOAL = 100;

/** Whether a page has full points in every category. */
export const reachesGoal = ({ scores }: PageReport): boolean =>
  CATEGORIES.every((category) => scores[category] >= GOAL);

/** A table in Markdown, as docs/performance.md holds it. */
export function table(reports: Readonly<Record<string, PageReport>>): string {
  const head = ['', ...CATEGORIES, ...Object.values(METRICS)];
  const rows = Object.entries(reports).map(([name, { scores, metrics }]) => [
    name,
    ...CATEGORIES.map((category) => String(scores[category])),
    ...(Object.keys(METRICS) as Metric[]).map((metric) => format(metric, metrics[metric])),
  ]);
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function format(metric: Metric, value: number): string {
  if (metric === 'cumulative-layout-shift') return value.toFixed(3);
  return metric === 'total-blocking-time' ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`;
}
