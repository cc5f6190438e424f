#!/usr/bin/env node
import { userInfo } from 'node:os';
import { maskPassword } from '@tdt/config';
import { INSTALLATION, loadEnvironmentFile } from '@tdt/config/installation';
import type { CoreSettings } from '@tdt/core';
import { CommanderError } from 'commander';
import { type Context, type Secrets, STATUS, type Status } from './command.ts';
import { PASSWORD_VARIABLE } from './commands/admin/read-password.ts';
import { ask, askHidden } from './input/ask.ts';
import { readInput } from './input/read-input.ts';
import { describeSite } from './open-site.ts';
import { createProgram } from './program.ts';
import { runVerb } from './run-verb.ts';

/** What shells report for a program that Ctrl-C ended. */
const KILLED_BY_CTRL_C = 130;

/** `npm run` changes the folder; the files that are named belong to the one it was called in. */
function callersFolder(): string {
  const { npm_lifecycle_event, INIT_CWD } = process.env;
  return npm_lifecycle_event === 'cli' && INIT_CWD ? INIT_CWD : process.cwd();
}

/** A container may run as a number that has no name. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

/** The first Ctrl-C asks for a stop at a safe point, the second one ends at once. */
function untilInterrupted(): AbortSignal {
  const interrupted = new AbortController();
  const stop = () => {
    if (interrupted.signal.aborted) process.exit(KILLED_BY_CTRL_C);
    process.stderr.write('\nStopping at the next safe point (Ctrl-C again ends at once)…\n');
    interrupted.abort();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return interrupted.signal;
}

/** Ways to ask somebody, where somebody is there. */
function questions(signal: AbortSignal): { secret?: Secrets['ask']; open?: Context['confirm'] } {
  const { stdin, stderr } = process;
  if (!stdin.isTTY || !stderr.isTTY) return {};
  const onInterrupt = () => process.kill(process.pid, 'SIGINT');
  const terminal = { input: stdin, output: stderr, signal, onInterrupt };
  return { secret: (question) => askHidden(question, terminal), open: (question) => ask(question, terminal) };
}

/** The password leaves the environment at once: the database engine that a command starts would inherit it. */
function secrets(signal: AbortSignal, ask: Secrets['ask']): Secrets {
  const password = process.env[PASSWORD_VARIABLE];
  delete process.env[PASSWORD_VARIABLE];
  return { password, readInput: () => readInput(process.stdin, signal), ask };
}

async function main(): Promise<Status> {
  loadEnvironmentFile();
  const signal = untilInterrupted();
  const asking = questions(signal);
  const passwords = secrets(signal, asking.secret);
  let settings: CoreSettings | undefined;
  let status: Status = STATUS.done;
  const program = createProgram(async (verb, options) => {
    status = await runVerb(verb, options, {
      output: process,
      signal,
      folder: callersFolder(),
      operator: operator(),
      secrets: passwords,
      confirm: asking.open,
      openApplication: async (log, openOptions) => {
        const site = await describeSite(process.env);
        settings = site.settings;
        return site.open(log, openOptions);
      },
      database: () => maskPassword(settings?.mongodbUri ?? `${settings?.dataDir ?? INSTALLATION} (embedded)`),
    });
  }, process);
  try {
    await program.parseAsync();
  } catch (error) {
    // Help and version are no errors; commander has printed the reason of everything else.
    if (error instanceof CommanderError) return error.exitCode === 0 ? STATUS.done : STATUS.wrongUsage;
    throw error;
  }
  return status;
}

// A reader such as `head` may be gone before the end; the exit status still says how it went.
process.stdout.on('error', () => {});
const status = await main();
// A pipe may take its time; what was printed is to arrive before the end.
process.stdout.write('', () => process.exit(status));
