import type { Loss } from './connections.ts';

export const KINDS = ['page', 'file', 'api'] as const;
export type Kind = (typeof KINDS)[number];

/** A request that did not get what it should. */
export interface Failure {
  kind: Kind;
  path: string;
  /** `performance.now()` when it was sent and when it had ended. */
  from: number;
  to: number;
  /** The polite way to be turned away, a lost request, else what is wrong with the answer. */
  what: '503 with Retry-After' | Loss | `wrong: ${string}`;
}

/** What came back to all visitors together. */
export interface Answers {
  requests: number;
  resent: number;
  milliseconds: Record<Kind, number[]>;
  /** Documents by the version of the remote that they were rendered with. */
  versions: Map<string, number>;
  notModified: number;
  failures: Failure[];
}

export const noAnswers = (): Answers => ({
  requests: 0,
  resent: 0,
  milliseconds: { page: [], file: [], api: [] },
  versions: new Map(),
  notModified: 0,
  failures: [],
});

/** While the server is restarted: the signal, the end of the old process, the next one ready. */
export interface Restart {
  from: number;
  ended: number;
  to: number;
}

/** What may happen to a request because of a restart: it is turned away, or finds nobody. Never half an answer. */
const OF_A_RESTART: readonly string[] = ['503 with Retry-After', 'refused', 'closed'];

export function isOfRestart({ what, from, to }: Failure, restart: Restart | null): boolean {
  return restart !== null && OF_A_RESTART.includes(what) && to >= restart.from && from <= restart.to;
}
