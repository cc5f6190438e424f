import type { Result } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Metrics by the names of Lighthouse's audits; milliseconds, but the layout shift. */
export const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'speed-index': 'SI',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
} as const;
export type Metric = keyof typeof METRICS;

/** What is kept of a run. */
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

/** Each score and metric is the median of those of the runs; findings are those that every run had. */
export function medianReport(runs: readonly PageReport[]): PageReport {
  const [first, ...others] = runs;
  if (!first) throw new Error('There is no run.');
  return {
    scores: record(CATEGORIES, (category) => median(runs.map(({ scores }) => scores[category]))),
    metrics: record(Object.keys(METRICS) as Metric[], (metric) => median(runs.map(({ metrics }) => metrics[metric]))),
    findings: first.findings.filter((finding) => {
      const [id] = finding.split(':');
      return others.every(({ findings }) => findings.some((other) => other.startsWith(`${id}:`)));
    }),
  };
}

/** The middle one; of an even number, the lower of the two in the middle. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

function record<K extends string>(keys: readonly K[], read: (key: K) => number): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<K, number>;
}
