import type { AdminUser } from '@tdt/contracts';
import { expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { listAdmins } from './list-admins.ts';

const list = (admins: AdminUser[]) =>
  listAdmins({
    ...opening({ users: { list: async () => admins } }),
  } as unknown as Context);

const admin = (email: string, is_super_admin: boolean): AdminUser => ({
  id: email,
  email,
  is_super_admin,
  created_at: '2026-03-01T23:59:00.000Z',
  revision: 1,
});

it('lists accounts in columns, in the given order', async () => {
  const admins = [admin('aide@exemple.fr', false), admin('c@exemple.fr', true)];
  expect(await list(admins)).toEqual({
    data: { total: 2, admins },
    lines: ['aide@exemple.fr  Admin        2026-03-01', 'c@exemple.fr     Super Admin  2026-03-01'],
  });
});

it('explains how to create the first account', async () => {
  expect(await list([])).toEqual({
    data: { total: 0, admins: [] },
    lines: ['There is no admin yet: admin create --super makes the first one.'],
  });
});
