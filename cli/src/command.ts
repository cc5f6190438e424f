import type { Logger } from '@tdt/config';
import type { Progress } from '@tdt/federation';
import type { Finding, Reader, Writer } from '@tdt/site';

/** Exit statuses of every command. */
export const STATUS = {
  done: 0,
  failed: 1,
  wrongUsage: 2,
  /** Because of what is stored: it exists already, was changed in the meantime, is the last of its kind. */
  refused: 3,
  /** The database or the storage cannot be reached. */
  unreachable: 4,
  /** Ctrl-C at a question: as shells report it. */
  interrupted: 130,
} as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

/** The result of a verb: `data` for `--json`, `lines` for people. */
export interface Result {
  data: Record<string, unknown>;
  lines: string[];
  /** Default: `done`. */
  status?: Status;
}

/** Sources of a password. The command line is not one: every user of the machine can read it. */
export interface Secrets {
  /** From the environment. */
  password?: string | undefined;
  /** All of standard input. Throws `UsageError` if it is a terminal or too long. */
  readInput(): Promise<string>;
  /** Prompts without echo; missing without a terminal. */
  ask?: ((question: string) => Promise<string>) | undefined;
}

/** Everything a verb may use: it accesses no process, terminal or environment directly. */
export interface Context {
  /** The site, for verbs that only read and for dry runs. The verb's caller closes it, as the other. */
  openReader(): Promise<Reader>;
  /** The site, for verbs that write; those that fill a site may make it with `creates`. */
  openWriter(options?: { creates?: boolean }): Promise<Writer>;
  /** Checks the installation without opening an application for the verb. Throws `ConfigError`. */
  examine(): Promise<Finding[]>;
  /** Where the data of the opened application is, without a password. */
  database(): string;
  /** Writes a line for people beside the result, on standard error; nothing with `--quiet`. */
  printNote(line: string): void;
  log: Logger;
  /** Ctrl-C aborts it: stop at the next safe point. */
  signal: AbortSignal;
  onProgress(progress: Progress): void;
  /**
   * Streams text to standard output; the result then goes to standard error. Resolves once the text is written, with
   * `false` if the reader has closed the pipe.
   */
  print(text: string): Promise<boolean>;
  /** Absolute path to which relative file names refer. */
  folder: string;
  /** The operating system user who runs the command, for the audit log. */
  operator: string;
  secrets: Secrets;
  /** Prompts on the terminal; missing without one. */
  confirm?: ((question: string) => Promise<string>) | undefined;
}

/** A verb whose options are bound. */
export type Verb = (context: Context) => Promise<Result>;

/** Ctrl-C at a question: nothing was done yet. */
export class InterruptedPrompt extends Error {
  override readonly name = 'InterruptedPrompt';
}

/** Ctrl-C stopped a verb that is done as a whole or not at all. */
export class StoppedUnchanged extends Error {
  override readonly name = 'StoppedUnchanged';
}

/** The command was called incorrectly; the message says how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file that would be replaced exists; the message says how to replace it. */
export class FileExists extends Error {
  override readonly name = 'FileExists';
}

/**
 * Makes the function that commander calls from a verb: `options` are the command's own, `operands` the arguments after
 * its name.
 */
export type Action = <T extends object>(
  verb: (options: T, ...operands: string[]) => Verb,
) => (...received: unknown[]) => Promise<void>;

/** The option of every command that writes to a file. */
export const REPLACE = ['--yes', 'replace a file that exists'] as const;

/** The option of every command that writes. */
export const DRY_RUN = ['--dry-run', 'show what would be done, and write nothing'] as const;
