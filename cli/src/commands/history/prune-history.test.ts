import { expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { pruneHistory } from './prune-history.ts';

async function run(options: { dryRun?: boolean }, finished = true) {
  const calls: unknown[] = [];
  const prune = async ({ dryRun }: { dryRun: boolean }) => {
    calls.push(dryRun);
    return { versions: 1200, finished };
  };
  const { signal } = new AbortController();
  const context = { ...opening({ history: { prune } }), signal } as unknown as Context;
  return { ...(await pruneHistory(options, context)), calls };
}

it('says how many versions it removed, or would remove', async () => {
  expect(await run({})).toMatchObject({ lines: ['Removed: 1200 versions.'], calls: [false] });
  expect(await run({ dryRun: true })).toMatchObject({
    lines: ['To be removed: 1200 versions.'],
    data: { dry_run: true, versions: 1200 },
    calls: [true],
  });
});

it('says that it was stopped', async () => {
  expect(await run({}, false)).toMatchObject({ status: 1, data: { finished: false } });
});
