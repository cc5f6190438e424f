import type { Logger } from '@tdt/config';
import { limitConcurrency } from '@tdt/database';
import type { OutboxState, PauseReason } from './outbox-state.ts';
import type { TrafficDocument } from './traffic.model.ts';
import type { TrafficRepository } from './traffic.repository.ts';

/** Five calls a second, over all processes. */
const SLOT_MS = 200;
/** A slot further ahead than this is ignored: the clock of the process that took it was wrong. */
const SLOT_AHEAD_MAX_MS = 10_000;
/** After this many failures in a row nothing is sent for half a minute; then one trial call is made. */
const FAILURES_MAX = 5;
const FAILING_MS = 30_000;
/** No pause is longer; a longer one is ignored, because the clock that set it was wrong. */
const PAUSE_MAX_MS = 3_600_000;
/** Other processes take slots at the same time; each attempt is two short calls to the database. */
const ATTEMPTS = 50;

type Pause = NonNullable<OutboxState['pause']>;

/** The time of one permitted call, or why there is none; `isCrowded`: the next free slot is too far away. */
export type Slot = { at: Date } | { pause: Pause } | { isCrowded: true };

interface Dependencies {
  repository: TrafficRepository;
  log: Logger;
  now: () => Date;
}

export type Traffic = ReturnType<typeof createTraffic>;

/**
 * Whether a retry on request may ignore a pause: the admin may have removed its cause. Never before a time that Brevo
 * has set.
 */
export const isWorthATrial = (pause: Pause | null): boolean => pause !== null && pause.reason !== 'too_many_requests';

/** The rate limit and the circuit breaker for calls to Brevo, shared by all processes. */
export function createTraffic({ repository, log, now }: Dependencies) {
  const oneAtATime = limitConcurrency(1);

  const latestPause = () => new Date(now().getTime() + PAUSE_MAX_MS);
  const pauseIn = ({ paused_until, pause_reason }: TrafficDocument): Pause | null =>
    paused_until !== null && pause_reason !== null && paused_until > now() && paused_until <= latestPause()
      ? { reason: pause_reason, until: paused_until }
      : null;

  async function tryToTake(longestMs: number, ignoresPause: boolean): Promise<Slot | null> {
    const seen = await repository.read();
    const pause = pauseIn(seen);
    if (pause && !ignoresPause) return { pause };
    const time = now().getTime();
    const free = seen.next_slot.getTime();
    const at = free > time + SLOT_AHEAD_MAX_MS ? time : Math.max(free, time);
    if (at - time > longestMs) return { isCrowded: true };
    // After too many failures, taking a slot renews the pause, so that only one call at a time is made.
    const trial = { pause_reason: 'failing', paused_until: new Date(at + FAILING_MS) } as const;
    const isTrial = seen.failures_in_a_row >= FAILURES_MAX;
    const next = { next_slot: new Date(at + SLOT_MS), ...(isTrial && trial) };
    return (await repository.replace(seen, next)) ? { at: new Date(at) } : null;
  }

  async function pauseFor(reason: PauseReason, milliseconds: number): Promise<void> {
    const until = new Date(now().getTime() + milliseconds);
    const before = await repository.pause(reason, until, latestPause());
    if (pauseIn(before)?.reason === reason) return;
    log.warn({ reason, until }, 'Calls to Brevo are paused: subscribers wait');
  }

  return {
    /** The next time for a call, if it is within so many milliseconds. */
    takeSlot: (longestMs: number, ignoresPause = false): Promise<Slot> =>
      oneAtATime(async () => {
        for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
          const slot = await tryToTake(longestMs, ignoresPause);
          if (slot) return slot;
        }
        return { isCrowded: true };
      }),

    pauseFor,

    /** Brevo gave a proper answer, whatever it was. If the call was made despite a pause, the pause ends. */
    answered: (ignoredPause = false) => repository.recover(ignoredPause ? ['failing', 'refused'] : ['failing']),

    /** Brevo gave no proper answer. */
    async failed(): Promise<void> {
      if ((await repository.countFailure()) >= FAILURES_MAX) await pauseFor('failing', FAILING_MS);
    },

    pause: async (): Promise<Pause | null> => pauseIn(await repository.read()),
  };
}
