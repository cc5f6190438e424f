import type { AdminUser } from '@tdt/contracts';
import { roleName } from '@tdt/contracts/plain';

type Account = Pick<AdminUser, 'email' | 'is_super_admin'>;

/**
 * What a change of an account changed, for the audit log: names of fields, the former address, the direction of the
 * role. Of a password only that it is another one. `before` is `null` for a new account.
 */
export function accountChanges(before: Account | null, after: Account, { password = false } = {}): string[] {
  return [
    ...(before && before.email !== after.email ? [`email (was ${before.email})`] : []),
    ...(before === null ? [`role: ${roleName(after)}`] : []),
    ...(before && before.is_super_admin !== after.is_super_admin
      ? [`role: ${roleName(before)} → ${roleName(after)}`]
      : []),
    ...(password ? ['password'] : []),
  ];
}
