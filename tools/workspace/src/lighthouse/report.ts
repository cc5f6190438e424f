import type { Result } from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Metrics by Lighthouse's audit ids; in milliseconds, except for the layout shift. */
const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'speed-index': 'SI',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
} as const;
type Metric = keyof typeof METRICS;

/** The result of a run. */
export interface PageReport {
  /** 0 to 100. */
  scores: Record<Category, number>;
  metrics: Record<Metric, number>;
  /** Audits that cost points or name something to save: `id: title (what)`. */
  findings: string[];
}

/** Throws when Lighthouse itself could not load the page. */
export function readReport({ runtimeError, categories, audits }: Result): PageReport {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const read = (metric: Metric) => audits[metric]?.numericValue ?? Number.NaN;
  return {
    scores: record(CATEGORIES, scoreOf),
    metrics: record(Object.keys(METRICS) as Metric[], read),
    findings: Object.values(audits)
      .filter(({ score, id }) => score !== null && score < 0.9 && !(id in METRICS))
      .map(({ id, title, displayValue }) => `${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`),
  };
}

/** Medians of scores and metrics, and the findings that all runs share. */
export function medianReport(runs: readonly PageReport[]): PageReport {
  const [first, ...others] = runs;
  if (!first) throw new Error('There is no run.');
  return {
    scores: record(CATEGORIES, (category) => lowerMedian(runs.map(({ scores }) => scores[category]))),
    metrics: record(Object.keys(METRICS) as Metric[], (metric) =>
      lowerMedian(runs.map(({ metrics }) => metrics[metric])),
    ),
    findings: first.findings.filter((finding) => {
      const [id] = finding.split(':');
      return others.every(({ findings }) => findings.some((other) => other.startsWith(`${id}:`)));
    }),
  };
}

/** The middle value; of an even number of values, the lower of the two in the middle. */
function lowerMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

function record<K extends string>(keys: readonly K[], read: (key: K) => number): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<K, number>;
}

const GOAL = 100;

/** Whether a page has full points in every category. */
export const reachesGoal = ({ scores }: PageReport): boolean =>
  CATEGORIES.every((category) => scores[category] >= GOAL);

/** A table in Markdown, as in docs/performance.md. */
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
