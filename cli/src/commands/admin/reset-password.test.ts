import type { AuditEvent } from '@tdt/accounts';
import { AppError } from '@tdt/contracts/plain';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { type ResetPasswordOptions, resetPassword } from './reset-password.ts';

/** Runs the verb with one existing account. */
async function run(options: ResetPasswordOptions) {
  const done: unknown[] = [];
  const users = {
    named: async (email: string) => {
      if (email !== 'chef@exemple.fr') throw new AppError('USER_NOT_FOUND');
      return { id: 'id', email };
    },
    resetPassword: async (id: string, password: string) => void done.push([id, password]),
  };
  const audit = { record: async ({ action, target }: AuditEvent) => void done.push([action, target]) };
  const context = {
    ...opening({ users, audit }),
    operator: 'root',
    signal: new AbortController().signal,
    secrets: {
      ask: async () => {
        done.push('asked');
        return 'typed in';
      },
      readInput: async () => 'piped in',
    },
  } as unknown as Context;
  const result = await resetPassword(options, context).catch((error: unknown) => error);
  return { result, done };
}

describe('resetPassword', () => {
  it('sets the piped password, records that, and shows no password', async () => {
    const { result, done } = await run({ email: 'Chef@Exemple.fr', passwordStdin: true });
    expect(done).toEqual([
      ['id', 'piped in'],
      ['tdt admin reset-password', 'chef@exemple.fr'],
    ]);
    expect(result).toMatchObject({ data: { dry_run: false, id: 'id', email: 'chef@exemple.fr' } });
    expect(JSON.stringify(result)).not.toContain('piped in');
  });

  it('does not ask for the password of an unknown account', async () => {
    const { result, done } = await run({ email: 'nobody@exemple.fr' });
    expect(result).toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(done).toEqual([]);
  });

  it('changes nothing with --dry-run', async () => {
    const { result, done } = await run({ email: 'chef@exemple.fr', dryRun: true });
    expect(done).toEqual(['asked', 'asked']);
    expect(result).toMatchObject({ lines: ['The password of chef@exemple.fr would be changed.'] });
  });
});
