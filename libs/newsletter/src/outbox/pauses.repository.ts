import type { Logger } from '@tdt/config';
import type { Connection } from 'mongoose';
import type { OutboxState, PauseReason } from './outbox-state.ts';
import type { SendOutcome } from './outcome.ts';
import { type PauseDocument, pauseModel } from './pause.model.ts';

/** After this many failures in a row nothing is sent for half a minute, and again after each further failure. */
const FAILURES_MAX = 5;
const FAILING_SECONDS = 30;
/** No pause is longer; a longer one is ignored, because the clock that set it was wrong. */
const PAUSE_MAX_MS = 3_600_000;

const ID = { _id: 'brevo' } as const;
const NO_PAUSE = { paused_until: null, pause_reason: null } as const;
const INITIAL: PauseDocument = { ...ID, ...NO_PAUSE, failures_in_a_row: 0 };

type Pause = NonNullable<OutboxState['pause']>;

interface Dependencies {
  connection: Connection;
  log: Logger;
  now: () => Date;
}

/**
 * Whether a retry on request may ignore a pause: the admin may have removed its cause. Never before a time that Brevo
 * has set.
 */
export const isWorthATrial = (pause: Pause | null): boolean => pause !== null && pause.reason !== 'too_many_requests';

export type Pauses = ReturnType<typeof createPauses>;

/** When nothing may be sent to Brevo, as the last calls have shown. Stored, so that all processes know. */
export function createPauses({ connection, log, now }: Dependencies) {
  const model = pauseModel(connection);

  const read = async (): Promise<PauseDocument> => (await model.findOne(ID).lean<PauseDocument>()) ?? INITIAL;

  const inForce = ({ paused_until, pause_reason }: PauseDocument): Pause | null => {
    const left = paused_until === null ? 0 : paused_until.getTime() - now().getTime();
    const isRunning = left > 0 && left <= PAUSE_MAX_MS;
    return isRunning && paused_until && pause_reason ? { reason: pause_reason, until: paused_until } : null;
  };

  return {
    /** The pause that is in force; `null`: none. */
    current: async (): Promise<Pause | null> => inForce(await read()),

    /**
     * Notes what a call led to. Only the holder of the outbox's lease calls Brevo, so no other process writes
     * meanwhile.
     */
    async note(outcome: SendOutcome): Promise<void> {
      const before = await read();
      const failures_in_a_row = outcome.kind === 'failure' ? before.failures_in_a_row + 1 : 0;
      const begun = pauseAfter(outcome, failures_in_a_row);
      const until = begun && new Date(now().getTime() + begun.seconds * 1000);
      // A proper response ends the pause that a trial ignored; a failure leaves it.
      const after = begun
        ? { pause_reason: begun.reason, paused_until: until }
        : outcome.kind !== 'failure' && NO_PAUSE;
      const isClear = before.paused_until === null && before.failures_in_a_row === 0;
      if (isClear && after === NO_PAUSE) return;
      await model.updateOne(ID, { $set: { failures_in_a_row, ...after } }, { upsert: true });
      if (begun && inForce(before)?.reason !== begun.reason) {
        log.warn({ reason: begun.reason, until }, 'Calls to Brevo are paused: subscribers wait');
      }
    },
  };
}

function pauseAfter(outcome: SendOutcome, failures: number): { reason: PauseReason; seconds: number } | null {
  if (outcome.kind === 'pause') return outcome;
  return outcome.kind === 'failure' && failures >= FAILURES_MAX
    ? { reason: 'failing', seconds: FAILING_SECONDS }
    : null;
}
