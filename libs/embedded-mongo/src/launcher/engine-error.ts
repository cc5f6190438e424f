import path from 'node:path';
import { logFile } from './paths.ts';

/** The reason why there is no engine; `message` is for the operator. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export type EngineErrorCode = keyof typeof MESSAGES | 'LOCKED' | 'START_FAILED';

/** Oldest Node in which `node:sqlite` and type stripping need no flag. */
export const OLDEST_NODE = 24;

const WAY_OUT = 'restore it from a backup, or remove the file to begin with an empty database';

/** Sentences by data directory and data file. */
const MESSAGES = {
  NO_SPACE: (directory: string) => `no space left on the device of ${directory}`,
  UNSUPPORTED_NODE: () => `the embedded engine needs Node ${OLDEST_NODE} or newer, this is ${process.version}`,
  EMPTY_DATA: (_: string, file: string) =>
    `the data file ${file} is empty (0 bytes), so the data is lost there: ${WAY_OUT}`,
  DAMAGED_DATA: (_: string, file: string) => `the data file ${file} is damaged, it may be cut off: ${WAY_OUT}`,
  FOREIGN_DATA: (_: string, file: string) =>
    `the file ${file} belongs to another program and was left as it is: set DATA_DIR to a folder of its own`,
  NOT_WRITABLE: (directory: string) =>
    `the data directory ${directory} cannot be written to: check its owner and rights, or set DATA_DIR`,
  FAILING_DISK: (directory: string) =>
    `the disk of ${directory} fails: check it and the messages of the system (dmesg)`,
};

/** Exit codes: why the engine ended, for its launcher. */
export const EXIT = { ok: 0, failed: 1, locked: 10 } as const;

/** Further exit codes begin here, in the order of `MESSAGES`. */
const FIRST_EXIT = 11;
const CODES = Object.keys(MESSAGES) as (keyof typeof MESSAGES)[];

export const engineError = (code: keyof typeof MESSAGES, directory: string, options?: ErrorOptions): EngineError =>
  new EngineError(code, MESSAGES[code](directory, path.join(directory, 'data.sqlite')), options);

/** What the end of an engine process means. `outcome`: its exit code, or why it could not be started. */
export function failure(outcome: number | Error, directory: string): EngineError {
  const code = typeof outcome === 'number' ? CODES[outcome - FIRST_EXIT] : undefined;
  if (code) return engineError(code, directory);
  const reason = outcome instanceof Error ? outcome.message : `exit code ${outcome}`;
  return new EngineError('START_FAILED', `the embedded engine did not start (${reason}); see ${logFile(directory)}`);
}

/** The exit code of an engine that cannot run because of an error. */
export function exitCodeOf(error: unknown): number {
  const code = causeOf(error);
  return code ? FIRST_EXIT + CODES.indexOf(code) : EXIT.failed;
}

/** What errors of Node and of SQLite mean; `undefined`: something else. */
export function causeOf(error: unknown): keyof typeof MESSAGES | undefined {
  if (error instanceof EngineError) return CODES.find((known) => known === error.code);
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/image is malformed|not a database/.test(message)) return 'DAMAGED_DATA';
  if (/^(ENOSPC|EDQUOT)$/.test(code) || /disk is full|ENOSPC/.test(message)) return 'NO_SPACE';
  if (/^(EACCES|EPERM|EROFS)$/.test(code) || /readonly database|unable to open database/.test(message))
    return 'NOT_WRITABLE';
  if (code === 'EIO' || /disk I\/O error/.test(message)) return 'FAILING_DISK';
  return undefined;
}
