import type { Doc } from './bson/types.ts';
import { causeOf } from './launcher/engine-error.ts';

/** An error for the client: sent as `{ ok: 0, code, codeName, errmsg }` or as an entry of `writeErrors`. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: number;
  readonly codeName: string;
  /** Further members of the error document: `keyPattern`, `errorLabels`, `errInfo`. */
  readonly extra: Doc;

  constructor(code: number, codeName: string, message: string, extra: Doc = {}) {
    super(message);
    this.code = code;
    this.codeName = codeName;
    this.extra = extra;
  }
}

export const badValue = (message: string) => new CommandError(2, 'BadValue', message);
export const failedToParse = (message: string) => new CommandError(9, 'FailedToParse', message);
export const typeMismatch = (message: string) => new CommandError(14, 'TypeMismatch', message);

/** Errors that MongoDB only numbers. */
export const location = (code: number, message: string) => new CommandError(code, `Location${code}`, message);

export const damaged = (message: string) => new CommandError(301, 'DataCorruptionDetected', message);

/** The error for features that MongoDB has and this engine lacks: a refusal instead of a wrong result. */
export const notSupported = (what: string) =>
  new CommandError(238, 'NotImplemented', `${what} is not supported by the embedded engine`);

/** The store itself failed (disk full, I/O error). SQLite may have rolled back: no statement can be undone. */
export const isStorageError = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_SQLITE_ERROR';

/** Converts any thrown value to a `CommandError`; unknown errors keep their message under code 1. */
export function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const cause = causeOf(error);
  if (cause === 'NO_SPACE') return new CommandError(14031, 'OutOfDiskSpace', `No space left on the device: ${message}`);
  if (cause === 'NOT_WRITABLE' || cause === 'FAILING_DISK')
    return new CommandError(39, 'FileStreamFailed', `The data file cannot be written: ${message}`);
  if (cause === 'DAMAGED_DATA') return damaged(`The data file is damaged, restore the site from a backup: ${message}`);
  return new CommandError(1, 'InternalError', message);
}
