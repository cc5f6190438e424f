import type { Swept } from '@tdt/files';
import { expect, it } from 'vitest';
import { type Context, UsageError } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { type SweepMediaOptions, sweepMedia } from './sweep-media.ts';

const NOTHING: Swept = {
  unused: [],
  files: 0,
  bytes: 0,
  young: 0,
  missing: [],
  deleted: { files: 0, bytes: 0 },
  finished: true,
};
const FOUND: Swept = {
  ...NOTHING,
  unused: ['/media/a.webp'],
  files: 3,
  bytes: 4000,
  young: 1,
  missing: ['/media/b.webp'],
};
const YOUNG = 'Not removed, since less than a day old: 1 unused file.';
const MISSING = 'Missing, although content refers to them: 1 file.';

/** Runs the verb with a reply at the terminal; without one, there is no terminal. */
async function run(options: SweepMediaOptions, { found = FOUND, response = '' as string | null } = {}) {
  const calls: unknown[] = [];
  const sweep = async ({ dryRun = false } = {}) => {
    calls.push(dryRun ? 'plan' : 'sweep');
    return found;
  };
  const context = {
    ...opening({ media: { sweep } }),
    signal: new AbortController().signal,
    ...(response !== null && { confirm: async () => response }),
  } as unknown as Context;
  return { ...(await sweepMedia(options, context)), calls };
}

it('asks before it removes', async () => {
  expect(await run({}, { response: 'n' })).toMatchObject({
    lines: ['Nothing was removed.'],
    status: 1,
    calls: ['plan'],
  });
  const { lines, calls } = await run({}, { response: 'y' });
  expect(calls).toEqual(['plan', 'sweep']);
  expect(lines).toEqual([
    '/media/a.webp',
    'Removed: 1 unused upload with all sizes, 3 files, 4 kB.',
    YOUNG,
    MISSING,
    '/media/b.webp',
  ]);
});

it('needs --yes without a terminal', async () => {
  await expect(run({}, { response: null })).rejects.toThrow(UsageError);
  expect((await run({ yes: true }, { response: null })).calls).toEqual(['plan', 'sweep']);
});

it('shows with --dry-run what it would do', async () => {
  const { lines, data, calls } = await run({ dryRun: true }, { response: null });
  expect(calls).toEqual(['plan']);
  expect(lines[1]).toBe('To be removed: 1 unused upload with all sizes, 3 files, 4 kB.');
  expect(data).toEqual({ dry_run: true, ...FOUND });
});

it('says that there is nothing to do, and still lists what is missing', async () => {
  const { lines, calls } = await run({ yes: true }, { found: { ...NOTHING, missing: ['/media/b.webp'] } });
  expect(calls).toEqual(['plan']);
  expect(lines).toEqual(['There is nothing to remove.', MISSING, '/media/b.webp']);
});

it('deletes without a question what was removed a day ago', async () => {
  const found = { ...NOTHING, deleted: { files: 2, bytes: 5000 } };
  const { lines, calls } = await run({}, { found });
  expect(calls).toEqual(['plan', 'sweep']);
  expect(lines).toEqual(['There is nothing to remove.', 'Deleted, a day after their removal: 2 files, 5 kB.']);
  expect((await run({ dryRun: true }, { found })).lines[1]).toMatch(/^To be deleted, a day after/);
});

it('says when it was stopped', async () => {
  const { status, data } = await run({ yes: true }, { found: { ...FOUND, finished: false } });
  expect(status).toBe(1);
  expect(data).toMatchObject({ finished: false });
});
