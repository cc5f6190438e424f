import type { OutboxReport } from '@tdt/contracts';
import type { SyncState } from '@tdt/contracts/plain';

/**
 * Why nothing is sent to Brevo for now. `refused`: 401, 402 or 403, the key or the account is refused.
 * `too_many_requests`: 429, Brevo said until when. `failing`: too many failures in a row.
 */
export type PauseReason = NonNullable<OutboxReport['pause']>['reason'];

/** The state of the outbox, shared by all processes; no secrets, no addresses. */
export interface OutboxState {
  /** Whether there is a key. Without one, subscribers wait as `disabled`. */
  isConfigured: boolean;
  /** Number of subscribers by the state of their synchronisation. */
  counts: Record<SyncState, number>;
  pause: { reason: PauseReason; until: Date } | null;
}
