import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enginePid } from '@tdt/embedded-mongo';
import { removeDataDirectory } from '../database/test-server.ts';
import { freePort } from './free-port.ts';
import { PROGRAMS, PROGRAMS_UNDER_TEST, type ProgramKind } from './programs.ts';
import { type CliResult, runCli } from './run-cli.ts';
import { endProcess, type ServerProcess, startServerProcess } from './server-process.ts';

export interface SiteOptions {
  /** `bundles` must be built first. */
  programs?: ProgramKind;
  /** Whether the demo is stored first. Default: true. */
  demo?: boolean;
  /** A data directory to start on, which the site then removes. Default: a new one. */
  dataDir?: string;
  env?: NodeJS.ProcessEnv;
  /** A program to start in place of the server. */
  server?: string;
  /** The user of all programs; only root may name another one. */
  uid?: number;
  /** The limit of open files of the server. */
  openFiles?: number;
  /** How long a command may take. */
  cliSeconds?: number;
}

/** The whole site in its own processes, on its own data directory. */
export interface RunningSite {
  url: string;
  dataDir: string;
  /** The command line on the same data. */
  cli(...parameters: string[]): Promise<CliResult>;
  /** Process id of the server. */
  pid(): number;
  /** Process id of the embedded engine. Throws when none runs. */
  enginePid(): Promise<number>;
  /**
   * Ends the server by SIGKILL or another signal; `restart` starts it again on the same data and port, with `env`
   * beside its settings. It waits until the site responds at `path`, by default until it is ready.
   */
  kill(signal?: NodeJS.Signals): Promise<void>;
  restart(env?: NodeJS.ProcessEnv, path?: string): Promise<void>;
  /** What the server has printed since its last start. */
  output(): string;
  /** Ends the server gracefully and removes the data. */
  stop(): Promise<void>;
}

/**
 * Tests send many requests from one address on a busy machine: no limits, no pictures prepared in advance, and no
 * service worker, which would stand between a journey and the requests that it watches.
 */
const TEST_SETTINGS = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  LIMIT_PUBLIC: '0',
  LIMIT_SEARCH: '0',
  LIMIT_NEWSLETTER: '0',
  PRESSURE_DELAY_MS: '0',
  WARM_PICTURES: 'false',
  OFFLINE: 'off',
};

/** Starts the site on a free port. If a program fails, throws an error with its output. */
export async function startSite({
  programs = PROGRAMS_UNDER_TEST,
  demo = true,
  dataDir: given,
  env = {},
  server: program = PROGRAMS[programs].server,
  uid,
  openFiles,
  cliSeconds,
}: SiteOptions = {}): Promise<RunningSite> {
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'site-')));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { ...TEST_SETTINGS, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', ...env };
  const cli = (...parameters: string[]) => runCli(parameters, settings, { kind: programs, seconds: cliSeconds, uid });
  if (demo) await need(cli('demo', 'seed'));
  const limits = { uid, openFiles };
  let server: ServerProcess = await startServerProcess(url, settings, program, limits);
  return {
    url,
    dataDir,
    cli,
    pid: () => Number(server.child.pid),
    enginePid: () => runningEngine(join(dataDir, 'engine')),
    kill: (signal = 'SIGKILL') => endProcess(server.child, signal),
    restart: async (changed, path) => {
      server = await startServerProcess(url, { ...settings, ...changed }, program, { ...limits, path });
    },
    output: () => server.output(),
    stop: async () => {
      await endProcess(server.child, 'SIGTERM');
      await removeDataDirectory(dataDir);
    },
  };
}

async function runningEngine(directory: string): Promise<number> {
  const pid = await enginePid(directory);
  if (pid === undefined) throw new Error(`No engine runs on ${directory}.`);
  return pid;
}

async function need(command: Promise<CliResult>): Promise<void> {
  const { status, stdout, stderr } = await command;
  if (status !== 0) throw new Error(`The command line ended with status ${status}:\n${stdout}${stderr}`);
}
