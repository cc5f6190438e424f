import type { AuditEvent } from '@tdt/accounts';
import type { NewAdminUser } from '@tdt/contracts';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../command.ts';
import { opening } from '../../testing/opening.ts';
import { type CreateAdminOptions, createAdmin } from './create-admin.ts';

/** Runs the verb with an application that records its calls. */
async function run(options: CreateAdminOptions, hasSuperAdmin = false) {
  const asked: [NewAdminUser, { dryRun?: boolean }][] = [];
  const recorded: AuditEvent[] = [];
  const users = {
    create: async (user: NewAdminUser, how: { dryRun?: boolean }) => {
      asked.push([user, how]);
      const { email, is_super_admin } = user;
      return { id: 'id', email, is_super_admin, created_at: '2026-01-01T00:00:00.000Z', revision: 1 };
    },
    hasSuperAdmin: async () => hasSuperAdmin,
  };
  const audit = { record: async (event: AuditEvent) => void recorded.push(event) };
  const context = {
    ...opening({ users, audit }),
    operator: 'root',
    signal: new AbortController().signal,
    secrets: { password: 'secret', readInput: async () => 'piped in' },
  } as unknown as Context;
  return { result: await createAdmin(options, context), asked, recorded };
}

describe('createAdmin', () => {
  it('creates a super admin and shows no password', async () => {
    const { result, asked } = await run({ email: 'Chef@Exemple.fr', super: true });
    expect(asked).toEqual([
      [{ email: 'chef@exemple.fr', password: 'secret', is_super_admin: true }, { dryRun: false }],
    ]);
    expect(result.lines).toEqual(['Super Admin chef@exemple.fr created.']);
    expect(result.data).toMatchObject({ dry_run: false, id: 'id', email: 'chef@exemple.fr', is_super_admin: true });
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  it('records the operator, and nothing with --dry-run', async () => {
    expect((await run({ email: 'Chef@Exemple.fr' })).recorded).toEqual([
      {
        actor: { kind: 'operator', name: 'root' },
        action: 'tdt admin create',
        target: 'chef@exemple.fr',
        outcome: 'done',
        changes: ['role: Admin'],
        from: null,
        request_id: null,
      },
    ]);
    expect((await run({ email: 'chef@exemple.fr', dryRun: true })).recorded).toEqual([]);
  });

  it('reads the password from standard input with --password-stdin', async () => {
    const { asked } = await run({ email: 'chef@exemple.fr', passwordStdin: true });
    expect(asked[0]?.[0].password).toBe('piped in');
  });

  it('mentions that there is no super admin yet', async () => {
    expect((await run({ email: 'chef@exemple.fr' })).result.lines).toEqual([
      'Admin chef@exemple.fr created.',
      'There is no super admin yet: admin create --super makes one.',
    ]);
    expect((await run({ email: 'chef@exemple.fr' }, true)).result.lines).toHaveLength(1);
  });

  it('passes --dry-run on and reports that nothing was written', async () => {
    const { result, asked } = await run({ email: 'chef@exemple.fr', super: true, dryRun: true });
    expect(asked[0]?.[1]).toEqual({ dryRun: true });
    expect(result).toEqual({
      data: { dry_run: true, email: 'chef@exemple.fr', is_super_admin: true },
      lines: ['Super Admin chef@exemple.fr would be created.'],
    });
  });

  it('refuses an invalid address before it asks for a password or opens the application', async () => {
    const context = { signal: new AbortController().signal } as unknown as Context;
    await expect(createAdmin({ email: 'chef' }, context)).rejects.toThrow('Invalid email address: "chef".');
  });
});
