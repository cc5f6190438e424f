import { maskPassword } from '@tdt/config';
import type { CliResult } from '@tdt/testing';
import type { Context } from '../command.ts';
import { runCommandLine } from '../command-line.ts';
import { describeSite } from '../open-site.ts';
import { runVerb } from '../run-verb.ts';

/**
 * Runs the command line in this process, without a terminal: what a process of its own does, in a tenth of its time.
 * `env` is the whole environment.
 */
export async function runHere(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  password = '',
  { signal = new AbortController().signal, confirm }: Partial<Pick<Context, 'signal' | 'confirm'>> = {},
): Promise<CliResult> {
  const seen = { stdout: '', stderr: '' };
  const output = {
    stdout: { write: (text: string) => (seen.stdout += text) },
    stderr: { write: (text: string) => (seen.stderr += text) },
  };
  const folder = String(env.DATA_DIR);
  const status = await runCommandLine(
    words,
    (verb, options) =>
      runVerb(verb, options, {
        output,
        signal,
        confirm,
        folder,
        operator: 'root',
        secrets: { password, readInput: async () => password },
        site: () => describeSite(env),
        database: () => maskPassword(env.MONGODB_URI ?? folder),
      }),
    output,
  );
  return { status, ...seen };
}
