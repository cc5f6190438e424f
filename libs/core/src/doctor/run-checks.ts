import { AppError } from '@tdt/contracts';
import type { Check, Finding, Found } from './finding.ts';
import { problem } from './finding.ts';

/** Reading all pictures of a large site takes some seconds. */
const LIMIT_MS = 30_000;

/** Runs checks one after another, each for `limitMs` at most; never throws. */
export async function runChecks(checks: Record<string, Check>, limitMs = LIMIT_MS): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(checks)) {
    findings.push({ name, ...(await runCheck(check, limitMs)) });
  }
  return findings;
}

async function runCheck(check: Check, limitMs: number): Promise<Found> {
  const late = Promise.withResolvers<Found>();
  const text = `It did not end within ${limitMs / 1000} seconds.`;
  const timer = setTimeout(
    () => late.resolve(problem(text, 'Run tdt doctor again when the site has less to do.')),
    limitMs,
  );
  try {
    return await Promise.race([check(), late.promise]);
  } catch (error) {
    return problem(sentenceOf(error), 'Look at the log of the site for the cause, then run tdt doctor again.');
  } finally {
    clearTimeout(timer);
  }
}

/** Other errors may name accounts or hosts: only their kind is shown. */
function sentenceOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  const { code, name } = error as NodeJS.ErrnoException;
  return `The check failed (${code ?? name ?? 'unknown error'}).`;
}
