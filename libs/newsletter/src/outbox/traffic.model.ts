import { nullable, required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';
import type { PauseReason } from './outbox-state.ts';

/** What all processes that call Brevo share: when the next call may be made, and why none may. */
export interface TrafficDocument {
  _id: 'brevo';
  next_slot: Date;
  paused_until: Date | null;
  pause_reason: PauseReason | null;
  /** Calls without a proper answer since the last one that had one. */
  failures_in_a_row: number;
}

const schema = documentSchema<TrafficDocument>('newsletter_outbox', {
  _id: required(String),
  next_slot: required(Date),
  paused_until: nullable(Date),
  pause_reason: nullable(String),
  failures_in_a_row: required(Number),
});

export const trafficModel = modelOf('NewsletterTraffic', schema);
