import type { AdminUser } from '@tdt/contracts';
import { roleName } from '@tdt/domain';
import type { Context, Result } from '../../command.ts';

/** `tdt admin list`: the accounts of the back office, newest first. */
export async function listAdmins(context: Context): Promise<Result> {
  const { users } = await context.open();
  const admins = await users.list();
  const lines =
    admins.length > 0 ? table(admins) : ['There is no admin yet: admin create --super makes the first one.'];
  return { data: { total: admins.length, admins }, lines };
}

/** One line an account, in columns: e-mail, role, day it was created (UTC). */
function table(admins: readonly AdminUser[]): string[] {
  const width = Math.max(...admins.map(({ email }) => email.length));
  return admins.map(
    (admin) =>
      `${admin.email.padEnd(width)}  ${roleName(admin).padEnd('Super Admin'.length)}  ${admin.created_at.slice(0, 10)}`,
  );
}
