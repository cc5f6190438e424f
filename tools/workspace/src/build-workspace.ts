import { runProgram } from './processes/run-program.ts';

/**
 * Builds every project whose sources have changed: nx compares contents, and takes a second when nothing has changed.
 * False if a build fails. With `quiet`, output is shown only then.
 */
export async function buildWorkspace({ quiet = true } = {}): Promise<boolean> {
  const { status, output } = await runProgram('nx', ['run-many', '-t', 'build'], { quiet, timeoutSeconds: 900 });
  if (status !== 0 && quiet) process.stderr.write(output);
  return status === 0;
}
