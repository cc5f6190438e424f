import type { Problem } from '@tdt/contracts';
import type { ErrorCode } from '@tdt/contracts/plain';

/** Why a call failed. Plain data, since the store keeps it. */
export interface CallFailure {
  /** HTTP status; `offline`: no response; `late`: no response in time. */
  status: number | 'offline' | 'late';
  /** The server's explanation; `null` if there is none that can be read. */
  problem: Problem | null;
  /** Seconds after which the server accepts another try; `null` if it does not say. */
  retryAfter: number | null;
}

/** The server's explanation in the `error` of a query or mutation; `null` if there is none. */
export function problemOf(error: unknown): Problem | null {
  return isObject(error) && 'status' in error && 'problem' in error ? (error as unknown as CallFailure).problem : null;
}

/** Stable code of a failed call, to match on; `null` if the server gave none. */
export function codeOf(error: unknown): ErrorCode | null {
  return problemOf(error)?.code ?? null;
}

const SESSION_CODES: (ErrorCode | null)[] = ['UNAUTHENTICATED', 'NOT_ADMIN', 'FORBIDDEN'];

/**
 * Whether a call failed because of the session. The guard reports that, screens do not. Calls that were aborted when
 * the store was emptied count too.
 */
export function isSessionFailure(error: unknown): boolean {
  return SESSION_CODES.includes(codeOf(error)) || (isObject(error) && error.name === 'AbortError');
}

/** Turns the result of a mutation into what `save` of `useEditForm` returns. */
export function saveResultOf({
  error,
}: {
  error?: unknown;
}): { saved: true } | { saved: false; problem: Problem | null; isReported: boolean } {
  return error ? { saved: false, problem: problemOf(error), isReported: isSessionFailure(error) } : { saved: true };
}

/** Whether a body is one of our problems. A proxy in between may respond with anything. */
export function isProblem(body: unknown): body is Problem {
  return isObject(body) && typeof body.code === 'string' && typeof body.detail === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
