import type { Doc } from './bson/types.ts';

/** An error a client can understand: it becomes `{ ok: 0, code, codeName, errmsg }`, or an entry of `writeErrors`. */
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

/** Another open transaction holds a key: a plain write waits and tries again, a transaction is told to start over. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';
}

export const badValue = (message: string) => new CommandError(2, 'BadValue', message);
export const failedToParse = (message: string) => new CommandError(9, 'FailedToParse', message);
export const typeMismatch = (message: string) => new CommandError(14, 'TypeMismatch', message);

/** The clear refusal for what MongoDB has and this engine does not: never a wrong answer. */
export const notSupported = (what: string) =>
  new CommandError(238, 'NotImplemented', `${what} is not supported by the embedded engine`);

export function conflictError(): CommandError {
  return new CommandError(
    112,
    'WriteConflict',
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    { errorLabels: ['TransientTransactionError'] },
  );
}

/** The store itself failed (disk full, I/O error): SQLite may have rolled back already, so nothing can be undone singly. */
export const isStorageError = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_SQLITE_ERROR';

/** Any thrown value as a {@link CommandError}; unknown ones keep their message under code 1, storage ones their cause. */
export function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof WriteConflict) return conflictError();
  const message = error instanceof Error ? error.message : String(error);
  if (/disk is full|SQLITE_FULL|ENOSPC/.test(message))
    return new CommandError(14031, 'OutOfDiskSpace', `No space left on the device: ${message}`);
  const missing = /'(\$\w+)' is not registered/.exec(message)?.[1];
  if (missing) return notSupported(missing);
  // mingo throws plain errors for everything a pipeline got wrong.
  if (error instanceof Error && (error.name === 'MingoError' || /\$|operator|pipeline|expression/i.test(message)))
    return badValue(message);
  return new CommandError(1, 'InternalError', message);
}
