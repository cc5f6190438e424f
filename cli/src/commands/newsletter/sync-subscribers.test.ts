import type { OutboxState, SyncOptions, SyncReport } from '@tdt/newsletter';
import { expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { type SyncSubscribersOptions, syncSubscribers } from './sync-subscribers.ts';

const NOTHING: SyncReport = { synced: 0, postponed: 0, failed: 0, left: 0, pause: null };
const UNTIL = new Date('2026-11-22T10:00:00Z');

/** Runs the verb with an outbox that records its calls and returns `report`. */
async function run(
  options: SyncSubscribersOptions,
  report: Partial<SyncReport> = {},
  { isConfigured = true, isStopped = false } = {},
) {
  const asked: SyncOptions[] = [];
  const newsletter = {
    outbox: async () => ({ isConfigured }) as OutboxState,
    syncAll: async (syncOptions: SyncOptions) => {
      asked.push(syncOptions);
      return { ...NOTHING, ...report };
    },
  };
  const context = {
    ...opening({ newsletter }),
    signal: isStopped ? AbortSignal.abort() : new AbortController().signal,
  } as Context;
  return { result: await syncSubscribers(options, context), asked: asked[0] };
}

it('reports what became of the subscribers', async () => {
  const { result, asked } = await run({}, { synced: 3, postponed: 1 });
  expect(asked).toMatchObject({ retryFailed: false, dryRun: false });
  expect(result).toEqual({
    data: { dry_run: false, synced: 3, postponed: 1, failed: 0, left: 0, pause: null, finished: true },
    lines: ['3 subscribers synchronised, 1 to be tried again later.'],
  });
});

it('reports that nothing waits', async () => {
  expect((await run({})).result.lines).toEqual(['Nothing waits to be sent to Brevo.']);
});

it('fails with advice if a subscriber was given up', async () => {
  const { result } = await run({}, { synced: 1, failed: 1 });
  expect(result.status).toBe(1);
  expect(result.lines).toEqual([
    '1 subscriber synchronised, 1 given up.',
    expect.stringContaining('sync --retry-failed'),
  ]);
});

it.each([
  ['refused', 'BREVO_API_KEY'],
  ['too_many_requests', 'no more calls'],
  ['failing', 'status.brevo.com'],
] as const)('fails if Brevo is paused as %s, and says until when', async (reason, word) => {
  const { result } = await run({}, { left: 4, pause: { reason, until: UNTIL } });
  expect(result.status).toBe(1);
  expect(result.lines[1]).toContain(word);
  expect(result.lines[1]).toContain(UNTIL.toISOString());
});

it('passes --retry-failed and --dry-run on', async () => {
  const { result, asked } = await run({ retryFailed: true, dryRun: true }, { left: 2 });
  expect(asked).toMatchObject({ retryFailed: true, dryRun: true });
  expect(result).toMatchObject({ data: { dry_run: true, left: 2 }, lines: ['2 subscribers would be sent to Brevo.'] });
});

it.each([
  ['by Ctrl-C', true],
  ['by another process that took over the sending', false],
])('reports that it was stopped %s', async (_how, isStopped) => {
  const { result } = await run({}, { synced: 1, left: 1 }, { isStopped });
  expect(result).toMatchObject({ status: 1, data: { finished: false } });
  expect(result.lines).toEqual([
    '1 subscriber synchronised, 1 not reached.',
    expect.stringMatching(/^Stopped before the end/),
  ]);
});

it('refuses without a key, before it sends anything', async () => {
  await expect(run({}, {}, { isConfigured: false })).rejects.toThrow('BREVO_API_KEY is not set');
});
