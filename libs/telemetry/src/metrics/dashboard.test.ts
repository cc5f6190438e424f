import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const dashboard: Dashboard = JSON.parse(
  await readFile(new URL('../../../../docs/production/grafana-dashboard.json', import.meta.url), 'utf8'),
);
const registered = (await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name);
const shown = dashboard.panels.flatMap(({ targets }) =>
  targets.flatMap(({ expr }) => expr.match(/\b(tdt|process|nodejs)_\w+/g) ?? []),
);

it('shows only metrics that the site has', () => {
  const metrics = shown.map((name) => name.replace(/_(bucket|sum|count)$/, ''));
  expect(metrics.filter((name) => !registered.includes(name))).toEqual([]);
  expect(metrics.length).toBeGreaterThan(20);
});

it('names metrics as Prometheus does: totals of counters, and base units', async () => {
  for (const { name, type } of await createMetrics().registry.getMetricsAsJSON()) {
    expect(name).toMatch(/^(tdt|process|nodejs)_[a-z_]+$/);
    expect([name, name.endsWith('_total')]).toEqual([name, String(type) === 'counter']);
    expect(name).not.toMatch(/_(ms|milliseconds|kb|mb|minutes)\b/);
  }
});
