/** The reason why there is no engine; `message` is for the operator. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export type EngineErrorCode = 'NO_SPACE' | 'LOCKED' | 'START_FAILED' | 'UNSUPPORTED_NODE';

/** Exit codes by which the engine tells its launcher why it ended. */
export const EXIT = { ok: 0, failed: 1, locked: 10, noSpace: 11, unsupportedNode: 12 } as const;

/** Oldest Node in which `node:sqlite` and type stripping need no flag. */
export const OLDEST_NODE = 24;

export function isNoSpace(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === 'ENOSPC' || code === 'EDQUOT' || /disk is full|ENOSPC/.test(message ?? '');
}
