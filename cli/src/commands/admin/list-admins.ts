import type { AdminUser } from '@tdt/contracts';
import { roleName } from '@tdt/contracts/plain';
import type { Context, Result } from '../../command.ts';
import { columns } from '../../output/report.ts';

/** `tdt admin list`: the accounts of the back office, newest first. */
export async function listAdmins(context: Context): Promise<Result> {
  const { users } = await context.openReader();
  const admins = await users.list();
  const lines =
    admins.length > 0 ? table(admins) : ['There is no admin yet: admin create --super makes the first one.'];
  return { data: { total: admins.length, admins }, lines };
}

/** Columns: e-mail, role, day of creation (UTC). */
const table = (admins: readonly AdminUser[]): string[] =>
  columns(admins.map((admin) => [admin.email, roleName(admin), admin.created_at.slice(0, 10)]));
