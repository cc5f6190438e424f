import { roleName } from '@tdt/contracts/plain';
import { type Context, type Result, STATUS } from '../../command.ts';
import { consentFrom } from '../../input.ts';
import { auditOutcome, auditRefusals } from './audit-outcome.ts';
import { requireEmail } from './read-credentials.ts';

export interface DeleteAdminOptions {
  email: string;
  yes?: boolean;
  dryRun?: boolean;
}

const ACTION = 'tdt admin delete';

/** `tdt admin delete`: removes an account. Refuses with `USER_NOT_FOUND` or `LAST_SUPER_ADMIN` before it asks. */
export async function deleteAdmin(
  { yes, dryRun = false, ...options }: DeleteAdminOptions,
  context: Context,
): Promise<Result> {
  const consent = dryRun ? null : consentFrom(context, yes);
  const email = await requireEmail(options.email);
  const { users, audit } = await (dryRun ? context.openReader() : context.openWriter());
  const { id } = await users.named(email);
  const recorder = { audit, operator: context.operator };
  const plan = () => users.remove(id, null, { dryRun: true });
  const planned = await (dryRun ? plan() : auditRefusals(recorder, ACTION, email, plan));
  const who = `${roleName(planned)} ${email}`;
  if (dryRun) return { data: { dry_run: true, ...planned }, lines: [`${who} would be deleted.`] };
  if (!(await consent?.(`Delete ${who}?`))) {
    return { data: { dry_run: false, declined: true }, lines: ['No account was deleted.'], status: STATUS.failed };
  }
  context.signal.throwIfAborted();
  const removed = await auditOutcome(recorder, ACTION, email, () => users.remove(id, null));
  return { data: { dry_run: false, ...removed }, lines: [`${who} deleted.`] };
}
