import type { Context, Result } from '../../command.ts';
import { plural } from '../../output/report.ts';
import { auditOutcome } from './audit-outcome.ts';
import { requireEmail } from './read-credentials.ts';

export interface SignOutAdminOptions {
  email: string;
  dryRun?: boolean;
}

/** `tdt admin sign-out`: ends all sessions of an account, which keeps its password. Refuses with `USER_NOT_FOUND`. */
export async function signOutAdmin(
  { dryRun = false, ...options }: SignOutAdminOptions,
  context: Context,
): Promise<Result> {
  const email = await requireEmail(options.email);
  if (dryRun) {
    const { id } = await (await context.openReader()).users.named(email);
    return { data: { dry_run: true, id, email }, lines: [`${email} would be signed out everywhere.`] };
  }
  const { users, sessions, audit } = await context.openWriter();
  const { id } = await users.named(email);
  const recorder = { audit, operator: context.operator };
  const ended = await auditOutcome(recorder, 'tdt admin sign-out', email, () => sessions.endAllOf(id));
  return {
    data: { dry_run: false, id, email, sessions: ended },
    lines: [`${email} is signed out everywhere: ${plural(ended, 'session')}.`],
  };
}
