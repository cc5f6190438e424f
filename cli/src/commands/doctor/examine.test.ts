import { ConfigError } from '@tdt/config';
import type { Finding } from '@tdt/site';
import { expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { examine } from './examine.ts';

const finding = (name: string, verdict: Finding['verdict']): Finding => ({ name, verdict, text: 'Found.', fix: 'Do.' });
const over = (run: () => Promise<Finding[]>) => examine({ examine: run } as Context);

it.each([
  ['0 with warnings only', [finding('disk', 'warning'), finding('indexes', 'skipped')], 0],
  ['1 with a problem', [finding('indexes', 'problem')], 1],
  ['4 without database', [finding('database', 'problem'), finding('disk', 'problem')], 4],
  ['4 without storage', [finding('storage', 'problem')], 4],
] as const)('ends with %s', async (_title, findings, status) => {
  expect(await over(async () => [...findings])).toMatchObject({ status, data: { findings } });
});

it('reports every fault of the settings', async () => {
  const { lines, status } = await over(() => Promise.reject(new ConfigError(['PORT is wrong.', 'DATA_DIR is wrong.'])));
  expect(lines).toContain('PROBLEM  settings: PORT is wrong.');
  expect(lines).toContain('PROBLEM  settings: DATA_DIR is wrong.');
  expect(status).toBe(1);
});
