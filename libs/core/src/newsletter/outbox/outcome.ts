import type { PauseReason } from '../newsletter.ts';
import type { Reply } from './brevo-client.ts';
import type { Outgoing } from './outgoing.ts';

/** What follows from a reply. `code`: HTTP status; `error`: a few words without address or key. */
export type Outcome =
  | { kind: 'done'; code: number }
  /** The contact is there under another key: it is to be updated. */
  | { kind: 'exists'; code: number }
  /** Brevo refuses this subscriber as it is: trying again would change nothing. */
  | { kind: 'refused'; code: number; error: string }
  /** Nothing is sent for so long; this subscriber is not to blame. */
  | { kind: 'pause'; code: number; error: string; reason: Exclude<PauseReason, 'failing'>; seconds: number }
  /** Worth another attempt. */
  | { kind: 'failure'; code: number | null; error: string };

const REFUSED_SECONDS = 300;
const RESET_SECONDS = 60;
const RESET_SECONDS_MAX = 3600;

/** 402: no credit. Like a key that is refused, it is the operator's to change. */
const ACCOUNT = [401, 402, 403];
const DONE = [201, 202, 204];
const LATER = [408, 425];

export function outcomeOf({ kind }: Pick<Outgoing, 'kind'>, reply: Reply): Outcome {
  if (reply.status === null) return { kind: 'failure', code: null, error: reply.reason };
  const { status: code, code: word, resetSeconds } = reply;
  const error = word ? `${code} ${word}` : `${code}`;
  if (ACCOUNT.includes(code)) return { kind: 'pause', code, error, reason: 'refused', seconds: REFUSED_SECONDS };
  if (code === 429) return { kind: 'pause', code, error, reason: 'too_many_requests', seconds: limited(resetSeconds) };
  if (word === null) return { kind: 'failure', code, error: `${code} not an answer of Brevo` };
  if (DONE.includes(code)) return { kind: 'done', code };
  if (word === 'duplicate_parameter') return duplicate(kind, code, error);
  // Somebody who is not there need not be taken off the lists.
  if (code === 404 && kind === 'removal') return { kind: 'done', code };
  const isFinal = code >= 400 && code < 500 && !LATER.includes(code);
  return { kind: isFinal ? 'refused' : 'failure', code, error };
}

function duplicate(kind: Outgoing['kind'], code: number, error: string): Outcome {
  // A mail with this key was sent already: by an attempt whose answer did not arrive.
  if (kind === 'mail') return { kind: 'done', code };
  return kind === 'contact' ? { kind: 'exists', code } : { kind: 'refused', code, error };
}

const limited = (seconds: number | null): number => Math.min(Math.max(seconds ?? RESET_SECONDS, 1), RESET_SECONDS_MAX);
