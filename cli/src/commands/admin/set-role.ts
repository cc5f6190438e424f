import { roleName } from '@tdt/contracts/plain';
import { type Context, type Result, UsageError } from '../../command.ts';
import { auditOutcome } from './audit-outcome.ts';
import { requireEmail } from './read-credentials.ts';

export interface SetRoleOptions {
  email: string;
  /** As typed. */
  role: string;
  dryRun?: boolean;
}

/** Words of `--role`. */
const ROLES: ReadonlyMap<string, boolean> = new Map([
  ['super-admin', true],
  ['admin', false],
]);

/**
 * `tdt admin set-role`: makes an account a super admin or an admin, with the next request of its sessions. Refuses with
 * `USER_NOT_FOUND`, and `LAST_SUPER_ADMIN` when it would demote the last one.
 */
export async function setRole({ dryRun = false, role, ...options }: SetRoleOptions, context: Context): Promise<Result> {
  const is_super_admin = ROLES.get(role);
  if (is_super_admin === undefined) throw new UsageError(`--role takes one of ${[...ROLES.keys()].join(', ')}.`);
  const email = await requireEmail(options.email);
  const { users, audit } = await (dryRun ? context.openReader() : context.openWriter());
  const before = await users.named(email);
  const now = `${email} is ${roleName(before)}`;
  if (before.is_super_admin === is_super_admin) {
    return { data: { dry_run: dryRun, changed: false, ...before }, lines: [`${now} already: nothing to do.`] };
  }
  const change = { email, is_super_admin, revision: before.revision };
  const update = () => users.update(before.id, change, null, { dryRun });
  const { accountChanges } = await import('@tdt/accounts');
  const changes = accountChanges(before, change);
  const after = dryRun
    ? await update()
    : await auditOutcome({ audit, operator: context.operator }, 'tdt admin set-role', email, update, changes);
  const line = dryRun ? `${now} and would become ${roleName(after)}.` : `${email} is ${roleName(after)} now.`;
  return { data: { dry_run: dryRun, changed: !dryRun, ...after }, lines: [line] };
}
