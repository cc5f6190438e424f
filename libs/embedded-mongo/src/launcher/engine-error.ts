/** The reason why there is no engine; `message` is for the operator. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export type EngineErrorCode =
  | 'NO_SPACE'
  | 'LOCKED'
  | 'START_FAILED'
  | 'UNSUPPORTED_NODE'
  | 'EMPTY_DATA'
  | 'DAMAGED_DATA'
  | 'FOREIGN_DATA'
  | 'NOT_WRITABLE';

/** Exit codes by which the engine tells its launcher why it ended. */
export const EXIT = {
  ok: 0,
  failed: 1,
  locked: 10,
  noSpace: 11,
  unsupportedNode: 12,
  emptyData: 13,
  notWritable: 14,
  damagedData: 15,
  foreignData: 16,
} as const;

/** Oldest Node in which `node:sqlite` and type stripping need no flag. */
export const OLDEST_NODE = 24;

/** The data file has 0 bytes: an engine never leaves one behind. */
export class EmptyDataFile extends Error {
  override readonly name = 'EmptyDataFile';
}

/** The data file is a database of another program. */
export class ForeignDataFile extends Error {
  override readonly name = 'ForeignDataFile';
}

/** SQLite's errors for a file that was cut off or overwritten. */
export const isDamaged = (error: unknown): boolean =>
  /image is malformed|not a database/.test((error as { message?: string }).message ?? '');

/** Errors of Node and of SQLite for a folder or file that this user may only read. */
export function isNotWritable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return /^(EACCES|EPERM|EROFS)$/.test(code ?? '') || /readonly database|unable to open database/.test(message ?? '');
}

export function isNoSpace(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === 'ENOSPC' || code === 'EDQUOT' || /disk is full|ENOSPC/.test(message ?? '');
}
