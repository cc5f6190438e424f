import { PROGRAMS, PROGRAMS_UNDER_TEST, WORKSPACE } from '@tdt/testing';

/** A program in a terminal of 80 columns. */
export interface InTerminal {
  /** All that the terminal received so far, with its control characters. */
  shown(): string;
  /** Resolves as soon as the terminal has shown a text that matches; rejects if the program ends before. */
  sees(pattern: RegExp): Promise<void>;
  /** Presses keys. */
  type(keys: string): void;
  /** The exit status. */
  ended: Promise<number>;
}

export const ENTER = '\r';
export const CTRL_C = '\u0003';

/** Compiled, so it exists for common platforms only; `null`: not for this one. */
const pty = await import('@lydell/node-pty').catch(() => null);

/** Whether this machine can open a terminal for a test. */
export const HAS_TERMINALS = pty !== null;

/** Runs the command line in a terminal. `env` adds to the environment of the tests. */
export function inTerminal(words: readonly string[], env: NodeJS.ProcessEnv): InTerminal {
  if (!pty) throw new Error('This machine has no terminals for tests.');
  const program = pty.spawn(process.execPath, [PROGRAMS[PROGRAMS_UNDER_TEST].cli, ...words], {
    cols: 80,
    rows: 24,
    cwd: WORKSPACE,
    env: { ...process.env, ...env, TERM: 'xterm-256color' },
  });
  let shown = '';
  program.onData((text) => {
    shown += text;
  });
  return {
    shown: () => shown,
    sees: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => pattern.test(shown) && resolve();
        program.onData(check);
        program.onExit(() => reject(new Error(`${pattern} was not shown, but: ${shown}`)));
        check();
      }),
    type: (keys) => program.write(keys),
    ended: new Promise((resolve) => program.onExit(({ exitCode }) => resolve(exitCode))),
  };
}
