import type { AuditEvent } from '@tdt/accounts';
import { AppError } from '@tdt/contracts/plain';
import { describe, expect, it } from 'vitest';
import { type Context, UsageError } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { type DeleteAdminOptions, deleteAdmin } from './delete-admin.ts';

const CHEF = { id: 'id', email: 'chef@exemple.fr', is_super_admin: true, created_at: '2026-01-01', revision: 1 };

/**
 * Runs the verb. `typed` is the reply to its question (without it there is no terminal); `refusal` is thrown by the
 * removal.
 */
async function run(options: DeleteAdminOptions, typed?: string, refusal?: AppError) {
  const done: unknown[] = [];
  const questions: string[] = [];
  const users = {
    named: async (email: string) => ({ ...CHEF, email }),
    remove: async (...removal: unknown[]) => {
      if (refusal) throw refusal;
      done.push(removal);
      return CHEF;
    },
  };
  const audit = { record: async ({ action, target }: AuditEvent) => void done.push([action, target]) };
  const confirm = async (question: string) => {
    questions.push(question);
    return typed ?? '';
  };
  const context = {
    ...opening({ users, audit }),
    operator: 'root',
    signal: new AbortController().signal,
    confirm: typed === undefined ? undefined : confirm,
  } as unknown as Context;
  const result = await deleteAdmin(options, context).catch((error: unknown) => error);
  return { result, done, questions };
}

const CHECKED = ['id', null, { dryRun: true }];

describe('deleteAdmin', () => {
  it('asks first, with account and role, and records the removal', async () => {
    const { result, done, questions } = await run({ email: 'Chef@Exemple.fr' }, 'y');
    expect(questions).toEqual(['Delete Super Admin chef@exemple.fr? [y/N] ']);
    expect(done).toEqual([CHECKED, ['id', null], ['tdt admin delete', 'chef@exemple.fr']]);
    expect(result).toEqual({ data: { dry_run: false, ...CHEF }, lines: ['Super Admin chef@exemple.fr deleted.'] });
  });

  it.each(['', 'n', 'yesterday'])('deletes nothing if the reply is "%s"', async (typed) => {
    const { result, done } = await run({ email: 'chef@exemple.fr' }, typed);
    expect(done).toEqual([CHECKED]);
    expect(result).toMatchObject({ status: 1, data: { declined: true }, lines: ['No account was deleted.'] });
  });

  it('does not ask with --yes, and without it refuses if there is no terminal', async () => {
    expect((await run({ email: 'chef@exemple.fr', yes: true })).done).toHaveLength(3);
    const { result, done } = await run({ email: 'chef@exemple.fr' });
    expect(result).toBeInstanceOf(UsageError);
    expect((result as Error).message).toContain('--yes');
    expect(done).toEqual([]);
  });

  it('records a refusal before it asks, but not with --dry-run', async () => {
    const refusal = new AppError('LAST_SUPER_ADMIN');
    const refused = await run({ email: 'chef@exemple.fr' }, 'y', refusal);
    expect(refused).toEqual({ result: refusal, questions: [], done: [['tdt admin delete', 'chef@exemple.fr']] });
    expect(await run({ email: 'chef@exemple.fr', dryRun: true }, 'y', refusal)).toMatchObject({ done: [] });
  });

  it('only checks with --dry-run', async () => {
    const { result, done } = await run({ email: 'chef@exemple.fr', dryRun: true });
    expect(done).toEqual([CHECKED]);
    expect(result).toMatchObject({ data: { dry_run: true }, lines: ['Super Admin chef@exemple.fr would be deleted.'] });
  });
});
