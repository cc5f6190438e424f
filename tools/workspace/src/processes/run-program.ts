import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from '../bootstrap/environment.mjs';
import { stopping } from './stopping.ts';

export interface RunOptions {
  /** Default: the root of the workspace. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** After this time the program and everything it started are ended. Default: 1200. */
  timeoutSeconds?: number;
  /** Collects the output instead of showing it. */
  quiet?: boolean;
}

export interface ProgramResult {
  /** Exit status; null if a signal ended it. */
  status: number | null;
  timedOut: boolean;
  /** Both streams, when quiet. */
  output: string;
}

/**
 * Runs a program to its end, in a process group of its own, so that everything it starts ends with it, also on Ctrl-C.
 * A program that cannot be started counts as status 127.
 */
export async function runProgram(
  command: string,
  parameters: string[],
  options: RunOptions = {},
): Promise<ProgramResult> {
  if (stopping.aborted) return { status: null, timedOut: false, output: '' };
  const child = spawn(command, parameters, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => output.push(text));
  const timeout = AbortSignal.timeout((options.timeoutSeconds ?? 1200) * 1000);
  const end = AbortSignal.any([stopping, timeout]);
  const endGroup = () => endProcessGroup(child);
  end.addEventListener('abort', endGroup);
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(127)).on('close', (code) => resolve(code));
  });
  end.removeEventListener('abort', endGroup);
  return { status, timedOut: timeout.aborted, output: output.join('') };
}

/** Sends SIGTERM to a process group, and SIGKILL five seconds later. */
export function endProcessGroup(child: ChildProcess): void {
  signalGroup(child, 'SIGTERM');
  setTimeout(() => signalGroup(child, 'SIGKILL'), 5000).unref();
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}
