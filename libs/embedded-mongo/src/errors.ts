import type { Doc } from './bson/types.ts';

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

/**
 * Another open transaction has locked a key: plain writes wait and retry; transactions fail, so that the client
 * restarts them.
 */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';
}

export const badValue = (message: string) => new CommandError(2, 'BadValue', message);
export const failedToParse = (message: string) => new CommandError(9, 'FailedToParse', message);
export const typeMismatch = (message: string) => new CommandError(14, 'TypeMismatch', message);

/** The error for features that MongoDB has and this engine lacks: a refusal instead of a wrong result. */
export const notSupported = (what: string) =>
  new CommandError(238, 'NotImplemented', `${what} is not supported by the embedded engine`);

function conflictError(): CommandError {
  return new CommandError(
    112,
    'WriteConflict',
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    { errorLabels: ['TransientTransactionError'] },
  );
}

/**
 * The store itself failed (disk full, I/O error). SQLite may have rolled back, so single statements cannot be undone.
 */
export const isStorageError = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_SQLITE_ERROR';

/** Converts any thrown value to a `CommandError`; unknown errors keep their message under code 1. */
export function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof WriteConflict) return conflictError();
  const message = error instanceof Error ? error.message : String(error);
  if (/disk is full|SQLITE_FULL|ENOSPC/.test(message))
    return new CommandError(14031, 'OutOfDiskSpace', `No space left on the device: ${message}`);
  const missing = /'(\$\w+)' is not registered/.exec(message)?.[1];
  if (missing) return notSupported(missing);
  // mingo throws plain errors for invalid pipelines.
  if (error instanceof Error && (error.name === 'MingoError' || /\$|operator|pipeline|expression/i.test(message)))
    return badValue(message);
  return new CommandError(1, 'InternalError', message);
}
