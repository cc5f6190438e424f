import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { endProcessGroup } from './run-program.ts';

export interface ServiceOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** A program that runs until it is stopped. */
export interface Service {
  restart(): Promise<void>;
  /** Ends the program and everything it started. */
  stop(): Promise<void>;
}

/** Starts a program in a process group of its own; its output goes to this terminal. */
export function startService(command: string, parameters: string[], { cwd, env = {} }: ServiceOptions): Service {
  const start = (): ChildProcess =>
    spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
  let child = start();
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    endProcessGroup(child);
    await exit;
  };
  return {
    stop,
    restart: async () => {
      await stop();
      child = start();
    },
  };
}
