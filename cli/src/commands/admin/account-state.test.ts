import type { AuditEvent } from '@tdt/accounts';
import { AppError } from '@tdt/contracts/plain';
import { describe, expect, it } from 'vitest';
import { type Context, UsageError, type Verb } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { setRole } from './set-role.ts';
import { signOutAdmin } from './sign-out-admin.ts';
import { unlockAdmin } from './unlock-admin.ts';

const CHEF = { id: 'id', email: 'chef@exemple.fr', is_super_admin: false, created_at: '2026-01-01', revision: 3 };

/** Runs a verb with one account, and records its calls and what it has audited. `refusal` is thrown by the change. */
async function run(verb: Verb, { account = CHEF, refusal }: { account?: typeof CHEF; refusal?: AppError } = {}) {
  const done: unknown[] = [];
  const recorded: unknown[] = [];
  const users = {
    named: async (email: string) => {
      if (email !== account.email) throw new AppError('USER_NOT_FOUND');
      return account;
    },
    update: async (id: string, update: object, by: null, how: object) => {
      if (refusal) throw refusal;
      done.push([id, update, by, how]);
      return { ...account, ...update };
    },
    unlock: async (id: string) => void done.push(id),
  };
  const sessions = {
    endAllOf: async (id: string) => {
      done.push(id);
      return 2;
    },
  };
  const audit = {
    record: async ({ action, target, outcome, changes }: AuditEvent) =>
      void recorded.push([action, target, outcome, changes]),
  };
  const result = await verb({ ...opening({ users, sessions, audit }), operator: 'root' } as Context).catch(
    (error: unknown) => error,
  );
  return { result, done, recorded };
}

const EMAIL = { email: 'Chef@Exemple.fr' };

describe('setRole', () => {
  it('sets the role at the revision that it read, and records the direction', async () => {
    const { result, done, recorded } = await run((context) => setRole({ ...EMAIL, role: 'super-admin' }, context));
    const update = { email: CHEF.email, is_super_admin: true, revision: 3 };
    expect(done).toEqual([['id', update, null, { dryRun: false }]]);
    expect(recorded).toEqual([['tdt admin set-role', CHEF.email, 'done', ['role: Admin → Super Admin']]]);
    expect(result).toMatchObject({
      data: { changed: true, is_super_admin: true },
      lines: ['chef@exemple.fr is Super Admin now.'],
    });
  });

  it('does and records nothing where the role is that already, or with --dry-run', async () => {
    const same = await run((context) => setRole({ ...EMAIL, role: 'admin' }, context));
    expect(same).toMatchObject({ done: [], recorded: [], result: { data: { changed: false } } });
    const dry = await run((context) => setRole({ ...EMAIL, role: 'super-admin', dryRun: true }, context));
    expect(dry.done).toEqual([['id', expect.anything(), null, { dryRun: true }]]);
    expect(dry).toMatchObject({
      recorded: [],
      result: { lines: ['chef@exemple.fr is Admin and would become Super Admin.'] },
    });
  });

  it('records that the last super admin stays', async () => {
    const refusal = new AppError('LAST_SUPER_ADMIN');
    const account = { ...CHEF, is_super_admin: true };
    const { result, recorded } = await run((context) => setRole({ ...EMAIL, role: 'admin' }, context), {
      account,
      refusal,
    });
    expect(result).toBe(refusal);
    expect(recorded).toEqual([['tdt admin set-role', CHEF.email, 'LAST_SUPER_ADMIN', undefined]]);
  });

  it('knows two roles', async () => {
    for (const role of ['boss', 'toString']) {
      const { result } = await run((context) => setRole({ ...EMAIL, role }, context));
      expect(result).toBeInstanceOf(UsageError);
    }
  });
});

it.each([
  ['unlock', unlockAdmin, 'is unlocked'],
  ['sign-out', signOutAdmin, 'is signed out everywhere: 2 sessions.'],
] as const)('%s acts on the account and records that; --dry-run does not', async (name, verb, line) => {
  const { result, done, recorded } = await run((context) => verb(EMAIL, context));
  expect(done).toEqual(['id']);
  expect(recorded).toEqual([[`tdt admin ${name}`, CHEF.email, 'done', undefined]]);
  expect((result as { lines: string[] }).lines[0]).toContain(line);
  const dry = await run((context) => verb({ ...EMAIL, dryRun: true }, context));
  expect(dry).toMatchObject({ done: [], recorded: [], result: { data: { dry_run: true } } });
  const unknown = await run((context) => verb({ email: 'nobody@exemple.fr' }, context));
  expect(unknown).toMatchObject({ result: { code: 'USER_NOT_FOUND' }, done: [], recorded: [] });
});
