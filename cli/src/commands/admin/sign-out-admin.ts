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
  const { users, sessions, audit } = await context.open({ mode: dryRun ? 'read' : 'write' });
  const { id } = await users.named(email);
  const data = { dry_run: dryRun, id, email };
  if (dryRun) return { data, lines: [`${email} would be signed out everywhere.`] };
  const recorder = { audit, operator: context.operator };
  const ended = await auditOutcome(recorder, 'tdt admin sign-out', email, () => sessions.endAllOf(id));
  return {
    data: { ...data, sessions: ended },
    lines: [`${email} is signed out everywhere: ${plural(ended, 'session')}.`],
  };
}
