import type { ErrorCode, Problem } from '@tdt/contracts';

/** Why a call brought nothing; plain data, since it lies in the store. */
export interface Failure {
  /** HTTP status; `offline`: there was no answer at all; `late`: none in time. */
  status: number | 'offline' | 'late';
  /** What the server says about it; `null` when it said nothing that can be read. */
  problem: Problem | null;
  /** Seconds after which trying again makes sense, as the server says; `null` when it does not. */
  retryAfter: number | null;
}

/** The failure in what a query or a mutation has as its `error`; `null` for anything else. */
function failureOf(error: unknown): Failure | null {
  return isObject(error) && 'status' in error && 'problem' in error ? (error as unknown as Failure) : null;
}

/** What the server said about a failed call; `null` when it said nothing, or for any other error. */
export function problemOf(error: unknown): Problem | null {
  return failureOf(error)?.problem ?? null;
}

/** Stable code of a failed call, to match on; `null` when the server gave none. */
export function codeOf(error: unknown): ErrorCode | null {
  return problemOf(error)?.code ?? null;
}

const OF_SESSION: (ErrorCode | null)[] = ['UNAUTHENTICATED', 'NOT_ADMIN', 'FORBIDDEN'];

/**
 * Whether a call failed because of who is signed in, or is no more: the guard tells that, no screen needs to. Among them are
 * those that were given up when somebody went, because the store was emptied.
 */
export function isOfSession(error: unknown): boolean {
  return OF_SESSION.includes(codeOf(error)) || (isObject(error) && error.name === 'AbortError');
}

/** Whether a body is a problem of ours: a proxy in between answers with anything. */
export function isProblem(body: unknown): body is Problem {
  return isObject(body) && typeof body.code === 'string' && typeof body.detail === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
