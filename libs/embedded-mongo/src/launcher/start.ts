import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { logFile } from './paths.ts';

const BUNDLE = 'engine.js';

/**
 * The engine's entry file: `entry`, else TDT_ENGINE_ENTRY, else `engine.js` beside the running bundle, else the
 * TypeScript source. Bundlers may replace `import.meta.url` by the source's path, so the folder of the started script
 * is searched too.
 */
export function resolveEntry(entry: string | undefined): string {
  const explicit = entry ?? process.env.TDT_ENGINE_ENTRY;
  if (explicit) return path.resolve(explicit);
  const here = path.dirname(fileURLToPath(import.meta.url));
  const started = process.argv[1] ? [path.dirname(process.argv[1])] : [];
  const bundled = [here, ...started].map((directory) => path.join(directory, BUNDLE)).find((file) => existsSync(file));
  return bundled ?? path.join(here, '..', 'main.ts');
}

/** An engine process that was started. It outlives the process that started it. */
export interface Started {
  /** The exit code once the process has ended, or the error that prevented its start. */
  outcome(): number | Error | undefined;
}

/** Starts a detached engine process that appends its output to `engine.log`. */
export function startEngine(dataDir: string, entry: string, idleSeconds: number): Started {
  const file = logFile(dataDir);
  const log = openSync(file, isLogFull(file) ? 'w' : 'a', 0o600);
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
  return { outcome: () => outcome };
}

const isLogFull = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES;
const MAX_LOG_BYTES = 1_000_000;

/** Variables that every program needs; the last three on Windows. */
const INHERITED = /^(PATH|HOME|TMPDIR|TZ|TDT_ENGINE_.*|NODE_.*|SYSTEMROOT|TEMP|TMP)$/i;

/**
 * The engine's environment. It outlives the process that starts it, so it inherits none of its secrets. It inherits no
 * NODE_OPTIONS either: the parent's debugger port or loader would break it or slow it down.
 */
export function engineEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => INHERITED.test(name) && name !== 'NODE_OPTIONS'));
}
