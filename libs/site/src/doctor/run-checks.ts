import { AppError } from '@tdt/contracts';
import { within } from '@tdt/database';
import { databaseFailure } from '@tdt/database/failures';
import type { Check, CheckResult, Finding } from './finding.ts';
import { problem } from './finding.ts';

/** Reading all pictures of a large site takes some seconds. */
const LIMIT_MS = 30_000;
const LATE = `It did not end within ${LIMIT_MS / 1000} seconds.`;

/** Runs checks one after another, each for `LIMIT_MS` at most; never throws. */
export async function runChecks(checks: Record<string, Check>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(checks)) {
    findings.push({ name, ...(await runCheck(check)) });
  }
  return findings;
}

async function runCheck(check: Check): Promise<CheckResult> {
  try {
    return await within(LIMIT_MS, check(), () => new Late());
  } catch (error) {
    if (error instanceof Late) return problem(LATE, 'Run tdt doctor again when the site has less to do.');
    return problem(
      sentenceOf(databaseFailure(error)),
      'Look at the log of the site for the cause, then run tdt doctor again.',
    );
  }
}

class Late extends Error {}

/** Other errors may name accounts or hosts: only their kind is shown. */
function sentenceOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  const { code, name } = error as NodeJS.ErrnoException;
  return `The check failed (${code ?? name ?? 'unknown error'}).`;
}
