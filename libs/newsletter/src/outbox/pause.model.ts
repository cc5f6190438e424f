import { nullable, required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';
import type { PauseReason } from './outbox-state.ts';

/** Whether Brevo accepts calls, for the next process that sends. */
export interface PauseDocument {
  _id: 'brevo';
  paused_until: Date | null;
  pause_reason: PauseReason | null;
  /** Calls without a proper response since the last one that had one. */
  failures_in_a_row: number;
}

const schema = documentSchema<PauseDocument>('newsletter_outbox', {
  _id: required(String),
  paused_until: nullable(Date),
  pause_reason: nullable(String),
  failures_in_a_row: required(Number),
});

export const pauseModel = modelOf('NewsletterPause', schema);
