import { AppError } from '@tdt/contracts';
import { silentLog } from '@tdt/database/testing';
import { expect, it } from 'vitest';
import { createTrash } from './trash.ts';

const leases = {
  ifFree: (_name: string, work: (signal: AbortSignal) => Promise<unknown>) => work(AbortSignal.any([])),
};

/** What a run removes for good of three documents, the first of which fails so. */
async function removed(failure: Error): Promise<string[]> {
  const gone: string[] = [];
  const kind = {
    trashedBefore: async () => ['first', 'second', 'third'],
    async destroy(id: string) {
      if (id === 'first') throw failure;
      gone.push(id);
    },
  };
  const trash = createTrash({ kinds: [kind], leases: leases as never, log: silentLog, note: async () => {} });
  await trash.startPurging()();
  return gone;
}

it('a document that was restored meanwhile, or cannot be read, does not hold up the others', async () => {
  expect(await removed(new AppError('RECIPE_NOT_FOUND'))).toEqual(['second', 'third']);
});

it('a database that is away ends the run, which another day repeats', async () => {
  expect(await removed(new Error('away'))).toEqual([]);
});
