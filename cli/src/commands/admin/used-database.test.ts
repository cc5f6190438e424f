import { expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { namingDatabase } from './used-database.ts';

it('prints the database before the verb continues, and in its result', async () => {
  const notes: string[] = [];
  const context = {
    ...opening({}),
    database: () => '/srv/data (embedded)',
    printNote: (line: string) => void notes.push(line),
  } as unknown as Context;
  const verb = namingDatabase(async ({ openReader }) => {
    await openReader();
    expect(notes).toEqual(['Database: /srv/data (embedded)']);
    return { data: { total: 1 }, lines: ['one'] };
  });
  expect(await verb(context)).toEqual({ data: { database: '/srv/data (embedded)', total: 1 }, lines: ['one'] });
});
