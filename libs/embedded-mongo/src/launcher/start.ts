import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { logFile } from './paths.ts';

/** A started engine process, which outlives the one that started it. */
export interface Started {
  readonly pid: number | undefined;
  /** The exit code once the process has ended, or the error that kept it from starting. */
  outcome(): number | Error | undefined;
}

/** Starts the engine on its own: detached, its output appended to `engine.log`. */
export function startEngine(dataDir: string, entry: string, idleSeconds: number): Started {
  const log = openSync(logFile(dataDir), 'a', 0o600);
  let child: ChildProcess;
  try {
    child = spawn(process.execPath, [entry, '--data', dataDir, '--idle', String(idleSeconds)], {
      detached: true,
      stdio: ['ignore', log, log],
      cwd: dataDir,
      windowsHide: true,
      env: withoutNodeOptions(process.env),
    });
  } finally {
    closeSync(log);
  }
  let outcome: number | Error | undefined;
  child.once('error', (error) => {
    outcome = error;
  });
  child.once('exit', (code) => {
    outcome = code ?? 1;
  });
  child.unref();
  return { pid: child.pid, outcome: () => outcome };
}

/** A debugger port or a loader meant for the parent would break or slow the engine. */
function withoutNodeOptions({ NODE_OPTIONS: _own, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env;
}
