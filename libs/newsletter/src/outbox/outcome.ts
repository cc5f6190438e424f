import type { Reply } from './brevo-client.ts';
import type { PauseReason } from './outbox-state.ts';
import type { Outgoing } from './outgoing.ts';

/** What follows from a reply. `code`: HTTP status; `error`: a few words without address or key. */
export type SendOutcome =
  | { kind: 'done'; code: number }
  /** The contact exists under another key and must be updated. */
  | { kind: 'exists'; code: number }
  /** Brevo refuses this subscriber as it is: a retry would not help. */
  | { kind: 'refused'; code: number; error: string }
  /** Nothing is sent for so many seconds; the subscriber is not the cause. */
  | { kind: 'pause'; code: number; error: string; reason: Exclude<PauseReason, 'failing'>; seconds: number }
  /** Worth another attempt. */
  | { kind: 'failure'; code: number | null; error: string };

const REFUSED_SECONDS = 300;
const RESET_SECONDS = 60;
const RESET_SECONDS_MAX = 3600;

/** Only the operator can change these: a refused key, or an account without credit (402). */
const ACCOUNT = [401, 402, 403];
const DONE = [201, 202, 204];
const LATER = [408, 425];

export function outcomeOf({ kind }: Pick<Outgoing, 'kind'>, reply: Reply): SendOutcome {
  if (reply.status === null) return { kind: 'failure', code: null, error: reply.reason };
  const { status: code, code: word, resetSeconds } = reply;
  const error = word ? `${code} ${word}` : `${code}`;
  if (ACCOUNT.includes(code)) return { kind: 'pause', code, error, reason: 'refused', seconds: REFUSED_SECONDS };
  if (code === 429) return { kind: 'pause', code, error, reason: 'too_many_requests', seconds: limited(resetSeconds) };
  if (word === null) return { kind: 'failure', code, error: `${code} not a response of Brevo` };
  if (DONE.includes(code)) return { kind: 'done', code };
  if (word === 'duplicate_parameter') return duplicate(kind, code, error);
  // A contact that does not exist need not be removed.
  if (code === 404 && (kind === 'removal' || kind === 'erasure')) return { kind: 'done', code };
  const isFinal = code >= 400 && code < 500 && !LATER.includes(code);
  return { kind: isFinal ? 'refused' : 'failure', code, error };
}

function duplicate(kind: Outgoing['kind'], code: number, error: string): SendOutcome {
  // A mail with this key was sent already, by an attempt whose response was lost.
  if (kind === 'mail') return { kind: 'done', code };
  return kind === 'contact' ? { kind: 'exists', code } : { kind: 'refused', code, error };
}

const limited = (seconds: number | null): number => Math.min(Math.max(seconds ?? RESET_SECONDS, 1), RESET_SECONDS_MAX);

const BACKOFF_BASE_MS = 1000;
const BACKOFF_MAX_MS = 3_600_000;

/** Number of attempts after which a subscriber is given up until an operator retries. */
export const ATTEMPTS_MAX = 20;

/**
 * Milliseconds to wait after this many failed attempts (1 or more), up to an hour. Full jitter: any time below a limit
 * that doubles, so that subscribers that failed together are not retried together.
 */
export function backoffMs(attempts: number, random: () => number): number {
  return Math.floor(random() * Math.min(BACKOFF_MAX_MS, BACKOFF_BASE_MS * 2 ** (attempts - 1)));
}
