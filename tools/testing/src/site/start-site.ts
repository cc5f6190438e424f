import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineStatus } from '@tdt/embedded-mongo';
import { removeDataDirectory } from '../database/remove-data-directory.ts';
import { freePort } from './free-port.ts';
import { PROGRAMS_UNDER_TEST, type ProgramKind } from './programs.ts';
import { type CliResult, runCli } from './run-cli.ts';
import { endProcess, type ServerProcess, startServerProcess } from './server-process.ts';

export interface SiteOptions {
  /** `bundles` is what visitors get and must be built; `sources` is what stands in the editor. */
  programs?: ProgramKind;
  /** Whether the demo is stored first. Default: true. */
  demo?: boolean;
  env?: NodeJS.ProcessEnv;
  /** How long a command may take. */
  cliSeconds?: number;
}

/** The whole site in processes of its own, on a data directory of its own. */
export interface RunningSite {
  url: string;
  dataDir: string;
  /** The command line on the same data. */
  cli(...parameters: string[]): Promise<CliResult>;
  /** Process id of the server. */
  pid(): number;
  /** Process id of the embedded engine. Throws when none runs. */
  enginePid(): Promise<number>;
  /** Ends the server by kill -9, or as another signal does; `restart` brings it back on the same data and port. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  restart(): Promise<void>;
  /** What the server has printed since its last start. */
  output(): string;
  /** Ends the server in good order and removes the data. */
  stop(): Promise<void>;
}

/** Many visitors with one address, on a machine that is busy with tests: nobody is turned away, and no picture is made ahead. */
const CALM = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  LIMIT_PUBLIC: '0',
  LIMIT_SEARCH: '0',
  LIMIT_NEWSLETTER: '0',
  PRESSURE_DELAY_MS: '0',
  WARM_PICTURES: 'false',
};

/** Starts the site on a free port. Throws with what the programs said when one of them fails. */
export async function startSite({
  programs = PROGRAMS_UNDER_TEST,
  demo = true,
  env = {},
  cliSeconds,
}: SiteOptions = {}): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { ...CALM, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', ...env };
  const cli = (...parameters: string[]) => runCli(parameters, settings, programs, cliSeconds);
  if (demo) await need(cli('demo', 'seed'));
  let server: ServerProcess = await startServerProcess(url, settings, programs);
  return {
    url,
    dataDir,
    cli,
    pid: () => Number(server.child.pid),
    enginePid: () => runningEngine(join(dataDir, 'engine')),
    kill: (signal = 'SIGKILL') => endProcess(server.child, signal),
    restart: async () => {
      server = await startServerProcess(url, settings, programs);
    },
    output: () => server.output(),
    stop: async () => {
      await endProcess(server.child, 'SIGTERM');
      await removeDataDirectory(dataDir);
    },
  };
}

async function runningEngine(directory: string): Promise<number> {
  const { pid } = await engineStatus(directory);
  if (pid === undefined) throw new Error(`No engine runs on ${directory}.`);
  return pid;
}

async function need(command: Promise<CliResult>): Promise<void> {
  const { status, stdout, stderr } = await command;
  if (status !== 0) throw new Error(`The command line ended with status ${status}:\n${stdout}${stderr}`);
}
