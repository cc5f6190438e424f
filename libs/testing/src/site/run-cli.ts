import { execFile } from 'node:child_process';
import { PROGRAMS, type ProgramKind, WORKSPACE } from './programs.ts';

export interface CliResult {
  status: number;
  stdout: string;
  stderr: string;
}

const LONGEST = 120_000;

/** Runs the command line to its end with `env` beside the environment of the tests. Never throws on a failing command. */
export function runCli(
  parameters: string[],
  env: NodeJS.ProcessEnv,
  kind: ProgramKind = 'sources',
): Promise<CliResult> {
  return new Promise((resolve) => {
    const options = { cwd: WORKSPACE, env: { ...process.env, ...env }, timeout: LONGEST, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [PROGRAMS[kind].cli, ...parameters], options, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : typeof error.code === 'number' ? error.code : 1, stdout, stderr });
    });
  });
}
