import { execFile } from 'node:child_process';
import { PROGRAMS, PROGRAMS_UNDER_TEST, type ProgramKind, WORKSPACE } from './programs.ts';

export interface CliResult {
  status: number;
  stdout: string;
  stderr: string;
}

const SECONDS = 120;

interface CliOptions {
  kind?: ProgramKind;
  seconds?: number | undefined;
  uid?: number | undefined;
}

/**
 * Runs the command line to its end with `env` beside the environment of the tests; after `seconds` it is ended. Never
 * throws on a failing command.
 */
export function runCli(
  parameters: string[],
  env: NodeJS.ProcessEnv,
  { kind = PROGRAMS_UNDER_TEST, seconds = SECONDS, uid }: CliOptions = {},
): Promise<CliResult> {
  return new Promise((resolve) => {
    const options = {
      ...(uid !== undefined && { uid, gid: uid }),
      cwd: WORKSPACE,
      env: { ...process.env, ...env },
      timeout: seconds * 1000,
      maxBuffer: 64 * 1024 * 1024,
    };
    execFile(process.execPath, [PROGRAMS[kind].cli, ...parameters], options, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : typeof error.code === 'number' ? error.code : 1, stdout, stderr });
    });
  });
}
