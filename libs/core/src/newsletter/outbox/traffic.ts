import { createLimiter } from '../../limiter.ts';
import type { Logger } from '../../logger.ts';
import type { OutboxState, PauseReason } from '../newsletter.ts';
import type { TrafficDocument } from './traffic.model.ts';
import type { TrafficRepository } from './traffic.repository.ts';

/** Five calls a second, over all processes. */
const SLOT_MS = 200;
/** A slot this far ahead is none that waits: the clock of whoever took it was wrong. */
const SLOT_AHEAD_MAX_MS = 10_000;
/** So many failures in a row, and nothing is sent for so long; then one call is made to see. */
const FAILURES_MAX = 5;
const FAILING_MS = 30_000;
/** No pause is longer; one that is was set by a clock that was wrong. */
const PAUSE_MAX_MS = 3_600_000;
/** Others take slots at the same moment; each attempt is two short calls. */
const ATTEMPTS = 50;

type Pause = NonNullable<OutboxState['pause']>;

/** A moment at which one call may be made, or why not: `crowded` when the next free one is too far away. */
export type Slot = { at: Date } | { pause: Pause } | { isCrowded: true };

interface Dependencies {
  repository: TrafficRepository;
  log: Logger;
  now: () => Date;
}

export type Traffic = ReturnType<typeof createTraffic>;

/** When Brevo may be called: one pace and one pause for all processes. */
export function createTraffic({ repository, log, now }: Dependencies) {
  const oneAtATime = createLimiter(1);

  const latestPause = () => new Date(now().getTime() + PAUSE_MAX_MS);
  const pauseIn = ({ paused_until, pause_reason }: TrafficDocument): Pause | null =>
    paused_until !== null && pause_reason !== null && paused_until > now() && paused_until <= latestPause()
      ? { reason: pause_reason, until: paused_until }
      : null;

  async function tryToTake(longestMs: number, inSpiteOfPause: boolean): Promise<Slot | null> {
    const seen = await repository.read();
    const pause = pauseIn(seen);
    if (pause && !inSpiteOfPause) return { pause };
    const time = now().getTime();
    const free = seen.next_slot.getTime();
    const at = free > time + SLOT_AHEAD_MAX_MS ? time : Math.max(free, time);
    if (at - time > longestMs) return { isCrowded: true };
    // After too many failures there is one call at a time: whoever makes it keeps the others waiting.
    const trial = { pause_reason: 'failing', paused_until: new Date(at + FAILING_MS) } as const;
    const isTrial = seen.failures_in_a_row >= FAILURES_MAX;
    const next = { next_slot: new Date(at + SLOT_MS), ...(isTrial && trial) };
    return (await repository.replace(seen, next)) ? { at: new Date(at) } : null;
  }

  async function pauseFor(reason: PauseReason, milliseconds: number): Promise<void> {
    const until = new Date(now().getTime() + milliseconds);
    const before = await repository.pause(reason, until, latestPause());
    if (pauseIn(before)?.reason === reason) return;
    log.warn({ reason, until }, 'Brevo takes nothing for now: subscribers wait');
  }

  return {
    /** The next moment for a call, if it comes within so many milliseconds; in spite of a pause only where told. */
    takeSlot: (longestMs: number, inSpiteOfPause = false): Promise<Slot> =>
      oneAtATime(async () => {
        for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
          const slot = await tryToTake(longestMs, inSpiteOfPause);
          if (slot) return slot;
        }
        return { isCrowded: true };
      }),

    pauseFor,

    /** Brevo gave a proper answer, whatever it was; where the call was made in spite of a pause, that is over. */
    answered: (inSpiteOfPause = false) => repository.recover(inSpiteOfPause ? ['failing', 'refused'] : ['failing']),

    /** Brevo gave none. */
    async failed(): Promise<void> {
      if ((await repository.countFailure()) >= FAILURES_MAX) await pauseFor('failing', FAILING_MS);
    },

    pause: async (): Promise<Pause | null> => pauseIn(await repository.read()),
  };
}
