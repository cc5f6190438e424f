import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { causeOf, EngineError, EXIT, engineError, failure, OLDEST_NODE } from './engine-error.ts';
import { logFile, resolveDataDir, socketPath, uriOf } from './paths.ts';
import { sendOnce } from './probe.ts';
import { resolveEntry, type Started, startEngine } from './start.ts';

export interface ConnectOptions {
  /** Seconds an engine that starts will run after its last connection closed. Default: TDT_ENGINE_IDLE, else 5. */
  readonly idleSeconds?: number;
  /** Receives log lines. */
  readonly log?: (line: string) => void;
  /** The engine's entry file; default: see `resolveEntry`. */
  readonly entry?: string;
}

const DEADLINE_MS = 30_000;
const POLL_MS = 15;

/**
 * The URI of the engine for `dataDir`, which it starts if necessary. Several processes may call this at once: the
 * engine that gets the directory's lock serves all of them. The URI stays the same, also after a crash.
 * @throws EngineError
 */
export async function connect(dataDir: string, options: ConnectOptions = {}): Promise<string> {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) throw engineError('UNSUPPORTED_NODE', dataDir);
  const log = options.log ?? (() => {});
  const directory = prepare(dataDir);
  const deadline = Date.now() + DEADLINE_MS;
  let started: Started | undefined;
  let failures = 0;
  while (Date.now() < deadline) {
    // An engine that responds now waits for a client.
    const reply = await sendOnce(socketPath(directory), { reserveEngine: true }).catch(() => undefined);
    if (reply?.ok === 1) return uriOf(directory);
    const outcome = started?.outcome();
    if (outcome !== undefined && isFailure(outcome) && ++failures === 2) throw failure(outcome, directory);
    if (!started || outcome !== undefined) {
      log(`starting the embedded engine for ${directory}`);
      started = start(directory, options);
    }
    await delay(POLL_MS);
  }
  const reason = `is in use by a process that does not respond; see ${logFile(directory)}`;
  throw new EngineError('LOCKED', `${directory} ${reason}`);
}

/** Stops a running engine; resolves once it has released the directory. */
export async function stop(dataDir: string): Promise<void> {
  const pid = await pidOf(dataDir, { shutdown: 1 });
  const deadline = Date.now() + DEADLINE_MS;
  while (pid !== undefined && isAlive(pid) && Date.now() < deadline) await delay(POLL_MS);
}

/** The process id of the engine that serves `dataDir` now; does not reset its idle time. */
export const enginePid = (dataDir: string): Promise<number | undefined> => pidOf(dataDir, { reserveEngine: false });

/** Sends a command to the engine of a directory, if there is one. Unlike `connect`, does not create the directory. */
async function pidOf(dataDir: string, command: Record<string, unknown>): Promise<number | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const reply = await sendOnce(socketPath(prepare(dataDir)), command).catch(() => undefined);
  return reply?.pid as number | undefined;
}

function start(directory: string, { entry, idleSeconds }: ConnectOptions): Started {
  const fromEnvironment = Number.parseFloat(process.env.TDT_ENGINE_IDLE ?? '');
  const idle = idleSeconds ?? (fromEnvironment >= 0 ? fromEnvironment : DEFAULT_IDLE_SECONDS);
  return using(directory, () => startEngine(directory, resolveEntry(entry), idle));
}

const DEFAULT_IDLE_SECONDS = 5;

const prepare = (dataDir: string): string =>
  using(dataDir, () => {
    const directory = resolveDataDir(dataDir);
    socketPath(directory);
    return directory;
  });

/** Runs what needs the directory; throws an `EngineError` if that cannot be used. */
function using<T>(directory: string, part: () => T): T {
  try {
    return part();
  } catch (cause) {
    const code = causeOf(cause);
    if (code) throw engineError(code, directory, { cause });
    const message = `the data directory ${directory} cannot be used: ${String(cause)}`;
    throw new EngineError('START_FAILED', message, { cause });
  }
}

/** Losing the race for the lock, or ending while idle, is no failure: the next attempt finds the winner. */
const isFailure = (outcome: number | Error): boolean => outcome !== EXIT.ok && outcome !== EXIT.locked;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
