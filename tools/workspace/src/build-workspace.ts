import { runProgram } from './processes/run-program.ts';

/**
 * Builds every project whose sources have changed: nx compares their contents, and takes a second when nothing has.
 * False when a project cannot be built. With `quiet`, output is shown only then.
 */
export async function buildWorkspace({ quiet = true } = {}): Promise<boolean> {
  const { status, output } = await runProgram('nx', ['run-many', '-t', 'build'], { quiet, timeoutSeconds: 900 });
  if (status !== 0 && quiet) process.stderr.write(output);
  return status === 0;
}
