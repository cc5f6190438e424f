import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listenAddress, ROOT } from '../bootstrap/environment.mjs';
import { stopping } from '../processes/stopping.ts';

const SERVER = join(ROOT, 'bff/dist/server.js');
const STOP_SECONDS = 12;

/** Starts the BFF. It stays in the process group of the terminal, and stops when its channel to us closes. */
export function startServer(): ChildProcess {
  return spawn(process.execPath, [SERVER], {
    cwd: ROOT,
    // A line for every request is for operators who ask for it.
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Resolves with the address of the site once it is ready, with null when the server ended before. */
export async function whenReady(server: ChildProcess): Promise<string | null> {
  const { host, port } = listenAddress();
  const address = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
  while (server.exitCode === null && server.signalCode === null && !stopping.aborted) {
    const ready = await fetch(`${address}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return address;
    await delay(100);
  }
  return null;
}

/** Waits for the end of the server, which it brings about when this program shall stop. Resolves with the exit status. */
export async function untilStopped(server: ChildProcess): Promise<number> {
  if (server.exitCode !== null) return server.exitCode;
  const exit = once(server, 'exit') as Promise<[number | null]>;
  const stop = () => {
    if (server.connected) server.disconnect();
    setTimeout(() => server.kill('SIGKILL'), STOP_SECONDS * 1000).unref();
  };
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop);
  const [status] = await exit;
  return status ?? 1;
}
