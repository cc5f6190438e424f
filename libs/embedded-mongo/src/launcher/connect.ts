import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Endpoint, readEndpoint } from './endpoint.ts';
import { EngineError, EXIT, isNoSpace, isNotWritable, OLDEST_NODE } from './engine-error.ts';
import { logFile, resolveDataDir } from './paths.ts';
import { sendOnce } from './probe.ts';
import { resolveEntry, type Started, startEngine } from './start.ts';

export interface ConnectOptions {
  /**
   * Seconds the engine runs after its last connection closed. Default: TDT_ENGINE_IDLE, else 5. Ignored if it runs
   * already.
   */
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
  checkNode();
  const log = options.log ?? (() => {});
  const directory = prepare(dataDir);
  const deadline = Date.now() + DEADLINE_MS;
  let started: Started | undefined;
  let failures = 0;
  while (Date.now() < deadline) {
    const uri = await reservedUri(directory);
    if (uri) return uri;
    const outcome = started?.outcome();
    if (outcome !== undefined && isFailure(outcome) && ++failures === 2) throw failure(outcome, directory);
    if (!started || outcome !== undefined) {
      log(`starting the embedded engine for ${directory}`);
      started = start(directory, options);
    }
    await delay(POLL_MS);
  }
  throw new EngineError(
    'LOCKED',
    `${directory} is in use by a process that does not respond; see ${logFile(directory)}`,
  );
}

/** Stops a running engine; resolves once it has released the directory. */
export async function stop(dataDir: string): Promise<void> {
  const endpoint = existingEndpoint(dataDir);
  if (!endpoint) return;
  await requestShutdown(endpoint).catch(() => undefined);
  const deadline = Date.now() + DEADLINE_MS;
  while (isAlive(endpoint.pid) && Date.now() < deadline) await delay(POLL_MS);
}

/** Over loopback the command would need SCRAM authentication, so a signal to the responding process replaces it. */
async function requestShutdown(endpoint: Endpoint): Promise<void> {
  if (endpoint.socket !== undefined) {
    await sendOnce(endpoint, { shutdown: 1 });
    return;
  }
  const { pid } = await sendOnce(endpoint, { reserveEngine: 1 });
  if (pid === endpoint.pid) process.kill(endpoint.pid, 'SIGTERM');
}

export interface EngineStatus {
  readonly isRunning: boolean;
  readonly pid?: number;
  readonly uri?: string;
}

/** Whether an engine serves `dataDir` now. Does not reset its idle time. */
export async function engineStatus(dataDir: string): Promise<EngineStatus> {
  const endpoint = existingEndpoint(dataDir);
  if (!endpoint) return { isRunning: false };
  try {
    await sendOnce(endpoint, { ping: 1 });
    return { isRunning: true, pid: endpoint.pid, uri: endpoint.uri };
  } catch {
    return { isRunning: false };
  }
}

/** Unlike `connect`, does not create the directory. */
const existingEndpoint = (dataDir: string): Endpoint | undefined =>
  existsSync(dataDir) ? readEndpoint(prepare(dataDir)) : undefined;

/** The URI of an engine that responded and now waits for a client. */
async function reservedUri(directory: string): Promise<string | undefined> {
  const endpoint = readEndpoint(directory);
  if (!endpoint) return undefined;
  const reply = await sendOnce(endpoint, { reserveEngine: 1 }).catch(() => undefined);
  return reply?.ok === 1 ? endpoint.uri : undefined;
}

function start(directory: string, { entry, idleSeconds }: ConnectOptions): Started {
  const fromEnvironment = Number.parseFloat(process.env.TDT_ENGINE_IDLE ?? '');
  const idle = idleSeconds ?? (fromEnvironment >= 0 ? fromEnvironment : DEFAULT_IDLE_SECONDS);
  try {
    return startEngine(directory, resolveEntry(entry), idle);
  } catch (cause) {
    throw fileError(cause, directory);
  }
}

const DEFAULT_IDLE_SECONDS = 5;

function checkNode(): void {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return;
  throw new EngineError(
    'UNSUPPORTED_NODE',
    `the embedded engine needs Node ${OLDEST_NODE} or newer, this is ${process.version}`,
  );
}

function prepare(dataDir: string): string {
  try {
    return resolveDataDir(dataDir);
  } catch (cause) {
    throw fileError(cause, dataDir);
  }
}

function fileError(cause: unknown, directory: string): EngineError {
  if (isNoSpace(cause)) return new EngineError('NO_SPACE', `no space left on the device of ${directory}`, { cause });
  if (isNotWritable(cause)) return notWritable(directory, { cause });
  return new EngineError('START_FAILED', `the data directory ${directory} cannot be used: ${String(cause)}`, { cause });
}

const notWritable = (directory: string, options?: ErrorOptions): EngineError =>
  new EngineError(
    'NOT_WRITABLE',
    `the data directory ${directory} cannot be written to: check its owner and rights, or set DATA_DIR`,
    options,
  );

/** Losing the race for the lock, or ending while idle, is no failure: the next attempt finds the winner. */
const isFailure = (outcome: number | Error): boolean => outcome !== EXIT.ok && outcome !== EXIT.locked;

function failure(outcome: number | Error, directory: string): EngineError {
  const where = `see ${logFile(directory)}`;
  if (outcome === EXIT.noSpace) return new EngineError('NO_SPACE', `no space left on the device of ${directory}`);
  if (outcome === EXIT.unsupportedNode)
    return new EngineError('UNSUPPORTED_NODE', `the embedded engine needs Node ${OLDEST_NODE} or newer; ${where}`);
  if (outcome === EXIT.notWritable) return notWritable(directory);
  const file = path.join(directory, 'data.sqlite');
  const wayOut = 'restore it from a backup, or remove the file to begin with an empty database';
  if (outcome === EXIT.emptyData)
    return new EngineError(
      'EMPTY_DATA',
      `the data file ${file} is empty (0 bytes), so the data is lost there: ${wayOut}`,
    );
  if (outcome === EXIT.damagedData)
    return new EngineError('DAMAGED_DATA', `the data file ${file} is damaged, it may be cut off: ${wayOut}`);
  if (outcome === EXIT.foreignData)
    return new EngineError(
      'FOREIGN_DATA',
      `the file ${file} belongs to another program and was left as it is: set DATA_DIR to a folder of its own`,
    );
  const reason = outcome instanceof Error ? outcome.message : `exit code ${outcome}`;
  return new EngineError('START_FAILED', `the embedded engine did not start (${reason}); ${where}`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
