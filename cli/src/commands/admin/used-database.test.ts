import type { Application } from '@tdt/site';
import { expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { namingDatabase } from './used-database.ts';

it('names the database before the verb goes on, and in its result', async () => {
  const told: string[] = [];
  const context = {
    open: async () => ({}) as unknown as Application,
    database: () => '/srv/data (embedded)',
    printNote: (line: string) => void told.push(line),
  } as unknown as Context;
  const verb = namingDatabase(async ({ open }) => {
    await open();
    expect(told).toEqual(['Database: /srv/data (embedded)']);
    return { data: { total: 1 }, lines: ['one'] };
  });
  expect(await verb(context)).toEqual({ data: { database: '/srv/data (embedded)', total: 1 }, lines: ['one'] });
});
