import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { logFile } from './paths.ts';

/** A started engine process, which outlives the one that started it. */
export interface Started {
  readonly pid: number | undefined;
  /** The exit code once the process has ended, or the error that kept it from starting. */
  outcome(): number | Error | undefined;
}

/** Starts the engine on its own: detached, its output appended to `engine.log`. */
export function startEngine(dataDir: string, entry: string, idleSeconds: number): Started {
  const file = logFile(dataDir);
  const log = openSync(file, isTooLong(file) ? 'w' : 'a', 0o600);
  let child: ChildProcess;
  try {
    child = spawn(process.execPath, [entry, '--data', dataDir, '--idle', String(idleSeconds)], {
      detached: true,
      stdio: ['ignore', log, log],
      cwd: dataDir,
      windowsHide: true,
      env: engineEnvironment(process.env),
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

const isTooLong = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES;
const MAX_LOG_BYTES = 1_000_000;

/** What a program needs to run at all; the last ones on Windows. */
const PASSED = /^(PATH|HOME|TMPDIR|TZ|TDT_ENGINE_.*|NODE_.*|SYSTEMROOT|TEMP|TMP)$/i;

/**
 * The engine outlives who starts it: none of that program's secrets live on in it. A debugger port or a loader meant for
 * the parent would break or slow it.
 */
export function engineEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => PASSED.test(name) && name !== 'NODE_OPTIONS'));
}
