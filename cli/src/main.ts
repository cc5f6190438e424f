#!/usr/bin/env node
import { userInfo } from 'node:os';
import { maskPassword } from '@tdt/config';
import { INSTALLATION, loadEnvironmentFile } from '@tdt/config/installation';
import { printable } from '@tdt/domain/text';
import type { SiteSettings } from '@tdt/site';
import { type Context, type Secrets, STATUS, type Status } from './command.ts';
import { runCommandLine } from './command-line.ts';
import { PASSWORD_VARIABLE } from './commands/admin/read-credentials.ts';
import { askHidden, askOpenly, readInput } from './input.ts';
import { describeSite } from './open-site.ts';
import { runVerb } from './run-verb.ts';

/** The folder in which the user called the command: `npm run` changes the current one. */
function callersFolder(): string {
  const { npm_lifecycle_event, INIT_CWD } = process.env;
  return npm_lifecycle_event === 'cli' && INIT_CWD ? INIT_CWD : process.cwd();
}

/** The name of the operating system user; in a container it may be only a number. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

/** The first Ctrl-C requests a stop at a safe point, the second ends the process at once. */
function untilInterrupted(): AbortSignal {
  const interrupted = new AbortController();
  const stop = () => {
    if (interrupted.signal.aborted) process.exit(STATUS.interrupted);
    process.stderr.write('\nStopping at the next safe point (Ctrl-C again ends at once)…\n');
    interrupted.abort();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return interrupted.signal;
}

/** Prompts, if there is a terminal. */
function prompts(signal: AbortSignal): { secret?: Secrets['ask']; open?: Context['confirm'] } {
  const { stdin, stderr } = process;
  if (!stdin.isTTY || !stderr.isTTY) return {};
  const terminal = { input: stdin, output: stderr, signal };
  return {
    secret: (question) => askHidden(printable(question), terminal),
    open: (question) => askOpenly(printable(question), terminal),
  };
}

/** Removes the password from the environment, which the database engine that a command starts would inherit. */
function secrets(signal: AbortSignal, ask: Secrets['ask']): Secrets {
  const password = process.env[PASSWORD_VARIABLE];
  delete process.env[PASSWORD_VARIABLE];
  return { password, readInput: () => readInput(process.stdin, signal), ask };
}

async function main(): Promise<Status> {
  loadEnvironmentFile();
  const signal = untilInterrupted();
  const asking = prompts(signal);
  const passwords = secrets(signal, asking.secret);
  let settings: SiteSettings | undefined;
  return runCommandLine(
    process.argv.slice(2),
    (verb, options) =>
      runVerb(verb, options, {
        output: process,
        signal,
        folder: callersFolder(),
        operator: operator(),
        secrets: passwords,
        confirm: asking.open,
        site: async () => {
          const site = await describeSite(process.env);
          settings = site.settings;
          return site;
        },
        database: () => maskPassword(settings?.mongodbUri ?? `${settings?.dataDir ?? INSTALLATION} (embedded)`),
      }),
    process,
  );
}

let lost: NodeJS.ErrnoException | undefined;
// A reader such as `head` may close the pipe early; the exit status still tells the outcome.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') lost ??= error;
});
process.stderr.on('error', () => {});
const status = await main();
// Exit only once a slow pipe has received all output.
process.stdout.write('', () => {
  if (lost)
    process.stderr.write(`The output could not be written (${lost.code}): free some space, or write elsewhere.\n`);
  process.exit(lost && status === STATUS.done ? STATUS.failed : status);
});
