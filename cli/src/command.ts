import type { Application, Logger, OpenOptions, Progress } from '@tdt/core';

/** Exit statuses of every command. */
export const STATUS = {
  done: 0,
  failed: 1,
  wrongUsage: 2,
  /** Because of what is stored: exists already, somebody else changed it, the last of its kind. */
  refused: 3,
  /** Database or storage out of reach. */
  unreachable: 4,
} as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

/** What a verb has done: `data` is what `--json` prints, `lines` are sentences for a reader. */
export interface Result {
  data: Record<string, unknown>;
  lines: string[];
  /** Done, unless said otherwise. */
  status?: Status;
}

/** Ways to a password that are not the command line, which every user of the machine can read. */
export interface Secrets {
  /** From the environment. */
  password?: string | undefined;
  /** All of standard input. Throws `UsageError` when that is a terminal or too long. */
  readInput(): Promise<string>;
  /** Asks without showing what is typed; missing where there is no terminal. */
  ask?: ((question: string) => Promise<string>) | undefined;
}

/** What a verb works with. It sees no process, no terminal and no environment. */
export interface Context {
  /**
   * The application, opened on the first call and closed by the caller of the verb. Without `catalogue`, what reads recipes
   * or countries throws: the index of a large catalogue costs seconds and memory, and few verbs need it.
   */
  open(options?: OpenOptions): Promise<Application>;
  log: Logger;
  /** Aborted by Ctrl-C: stop at the next safe point. */
  signal: AbortSignal;
  onProgress(progress: Progress): void;
  /**
   * Writes to standard output at once, for what is too large to be held; the result is told on standard error then. Resolves
   * when the text was taken, with `false` when nobody reads any more.
   */
  print(text: string): Promise<boolean>;
  /** Absolute folder that relative file names start from. */
  folder: string;
  /** Name of the account on this machine that runs the command: what it does is recorded as its doing. */
  operator: string;
  secrets: Secrets;
  /** Asks on the terminal and resolves with what is typed; missing where there is none. */
  confirm?: ((question: string) => Promise<string>) | undefined;
}

/** A verb with its options taken in already. */
export type Verb = (context: Context) => Promise<Result>;

/** The command was called in a way that makes no sense; the message says what would. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
