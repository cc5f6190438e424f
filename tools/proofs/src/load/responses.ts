import type { Loss } from './connections.ts';

export const KINDS = ['page', 'file', 'api'] as const;
export type Kind = (typeof KINDS)[number];

/** A request with a wrong or no response. */
export interface FailedRequest {
  kind: Kind;
  path: string;
  /** `performance.now()` when it was sent and when it had ended. */
  from: number;
  to: number;
  /** A proper refusal, a lost request, or the error in the response. */
  what: '503 with Retry-After' | Loss | `wrong: ${string}`;
}

/** Responses to all visitors. */
export interface Responses {
  requests: number;
  resent: number;
  milliseconds: Record<Kind, number[]>;
  /** Documents by the version of the remote that they were rendered with. */
  versions: Map<string, number>;
  notModified: number;
  failures: FailedRequest[];
}

export const noResponses = (): Responses => ({
  requests: 0,
  resent: 0,
  milliseconds: { page: [], file: [], api: [] },
  versions: new Map(),
  notModified: 0,
  failures: [],
});

/** Times of a restart: the signal, the end of the old process, the new process ready. */
export interface Restart {
  from: number;
  ended: number;
  to: number;
}

/** Failures that a restart may cause: a refusal or no connection, never a part of a response. */
const ALLOWED_AT_RESTART: readonly string[] = ['503 with Retry-After', 'refused', 'closed'];

export function isOfRestart({ what, from, to }: FailedRequest, restart: Restart | null): boolean {
  return restart !== null && ALLOWED_AT_RESTART.includes(what) && to >= restart.from && from <= restart.to;
}
