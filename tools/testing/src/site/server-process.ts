import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WORKSPACE } from './programs.ts';

/** With 100,000 recipes on a busy machine, a start takes half a minute and more. */
const READY_SECONDS = 180;

export interface ServerProcess {
  child: ChildProcess;
  /** What it has printed so far, both streams. */
  output(): string;
}

/** As `npm start` has it. */
const MEMORY_FLAGS = ['--max-semi-space-size=2'];
const MEMORY_ENV = { MALLOC_ARENA_MAX: '2' };

interface ServerOptions {
  uid?: number | undefined;
  /** The limit of open files. */
  openFiles?: number | undefined;
  /** What to wait for. */
  path?: string | undefined;
}

/** Starts a server as a process and waits until it is ready at `url`. Throws with its output when it is not. */
export async function startServerProcess(
  url: string,
  env: NodeJS.ProcessEnv,
  program: string,
  { uid, openFiles, path = '/api/ready' }: ServerOptions = {},
): Promise<ServerProcess> {
  const command = [process.execPath, ...MEMORY_FLAGS, program];
  const [file = '', ...parameters] = openFiles
    ? ['sh', '-c', `ulimit -n ${openFiles}; exec "$@"`, 'sh', ...command]
    : command;
  const child = spawn(file, parameters, {
    ...(uid !== undefined && { uid, gid: uid }),
    cwd: WORKSPACE,
    env: { ...process.env, ...MEMORY_ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => printed.push(text));
  const output = () => printed.join('');
  const deadline = Date.now() + READY_SECONDS * 1000;
  while (!(await isReady(`${url}${path}`))) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    if (ended || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server ${ended ? 'ended' : 'was not ready in time'}:\n${output()}`);
    }
    await delay(50);
  }
  return { child, output };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Ends a process by `signal` and waits for its end. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
