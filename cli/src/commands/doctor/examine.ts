import { ConfigError } from '@tdt/config';
import type { Finding } from '@tdt/site';
import { type Context, type Result, STATUS, type Status } from '../../command.ts';

const SIGNS = { ok: 'ok', warning: 'warning', problem: 'PROBLEM', skipped: 'skipped' } as const;
/** Without these, nothing works. */
const ESSENTIAL = ['database', 'storage'];

/** `tdt doctor`: checks the installation, and says how to repair what is wrong. */
export async function examine(context: Context): Promise<Result> {
  const findings = await context.examine().catch((error) => {
    if (error instanceof ConfigError) return error.faults.map(settingsFault);
    throw error;
  });
  const lines = findings.flatMap(({ name, verdict, text, fix }) => [
    `${SIGNS[verdict].padEnd(8)} ${name}: ${text}`,
    ...(fix === null ? [] : [`         ${fix}`]),
  ]);
  return { data: { findings }, lines, status: statusOf(findings) };
}

const settingsFault = (text: string): Finding => ({
  name: 'settings',
  verdict: 'problem',
  text,
  fix: 'Correct it in the environment or in .env (see docs/settings.md), then run tdt doctor again for the rest.',
});

function statusOf(findings: readonly Finding[]): Status {
  const problems = findings.filter(({ verdict }) => verdict === 'problem');
  if (problems.length === 0) return STATUS.done;
  return problems.some(({ name }) => ESSENTIAL.includes(name)) ? STATUS.unreachable : STATUS.failed;
}
