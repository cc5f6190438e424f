import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listenAddress, ROOT, siteAddress } from '../bootstrap/environment.mjs';

const SERVER = join(ROOT, 'bff/dist/server.js');
const STOP_SECONDS = 12;
/** Enough for a first start, which takes seconds, on a slow machine a minute. */
const READY_SECONDS = 180;
const PROBE_MS = 5000;

/** With the default young generation, Node needs 20 MB more at rest and serves a tenth more requests at full load. */
export const MEMORY_FLAGS = ['--max-semi-space-size=2'];
/** With its default arenas, the C library needs 8 MB more at rest, and more after each worker. */
export const MEMORY_ENV = { MALLOC_ARENA_MAX: '2' };

/** Starts the BFF. It stays in the process group of the terminal, and stops when its channel to us closes. */
export function startServer(): ChildProcess {
  return spawn(process.execPath, [...MEMORY_FLAGS, SERVER], {
    cwd: ROOT,
    // Operators who want a line for each request set LOG_LEVEL.
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...MEMORY_ENV, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/**
 * Resolves to the address of the site once it is ready, or to null if the server ends before. Rejects with an error
 * message if the server is not ready in time.
 */
export async function whenReady(
  server: ChildProcess,
  stopping: AbortSignal,
  seconds = READY_SECONDS,
): Promise<string | null> {
  const address = siteAddress(listenAddress());
  const deadline = Date.now() + seconds * 1000;
  while (!hasEnded(server) && !stopping.aborted) {
    if (await responses(`${address}/api/ready`)) return address;
    if (Date.now() > deadline) throw new Error(`The site did not respond at ${address} within ${seconds} seconds.`);
    await delay(100);
  }
  return null;
}

/** Whether there is a super admin: the server reports it once, before it listens. True if it ends before. */
export async function hasSuperAdmin(server: ChildProcess): Promise<boolean> {
  const [report] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  return (report as { hasSuperAdmin?: boolean } | null)?.hasSuperAdmin ?? true;
}

/** Waits for the end of the server, and stops it when `stopping` aborts. Resolves to the exit status. */
export async function untilStopped(server: ChildProcess, stopping: AbortSignal): Promise<number> {
  if (hasEnded(server)) return exitStatus(server);
  const exit = once(server, 'exit');
  const stop = () => {
    if (server.connected) server.disconnect();
    setTimeout(() => server.kill('SIGKILL'), STOP_SECONDS * 1000).unref();
  };
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop);
  await exit;
  return exitStatus(server);
}

/** A process that a signal ended has no exit code. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** As in shells: 128 plus the number of the signal. */
function exitStatus({ exitCode, signalCode }: ChildProcess): number {
  return exitCode ?? (signalCode ? 128 + constants.signals[signalCode] : 1);
}

/** Not with fetch, which refuses ports that a browser would refuse. */
function responses(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: PROBE_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy()).on('error', () => resolve(false));
  });
}
