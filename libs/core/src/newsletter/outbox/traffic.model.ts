import { type Connection, type Model, Schema } from 'mongoose';
import { SCHEMA_OPTIONS } from '../../database/models.ts';
import type { PauseReason } from '../newsletter.ts';

/** What all processes that call Brevo know together: when the next call may be made, and why none may. */
export interface TrafficDocument {
  _id: 'brevo';
  next_slot: Date;
  paused_until: Date | null;
  pause_reason: PauseReason | null;
  /** Calls without a proper answer since the last one with it. */
  failures_in_a_row: number;
}

const schema = new Schema(
  {
    _id: { type: String, required: true },
    next_slot: { type: Date, required: true },
    paused_until: { type: Date, default: null },
    pause_reason: { type: String, default: null },
    failures_in_a_row: { type: Number, required: true },
  },
  { ...SCHEMA_OPTIONS, collection: 'newsletter_outbox' },
);

export const trafficModel = (connection: Connection): Model<TrafficDocument> =>
  connection.model<TrafficDocument>('NewsletterTraffic', schema as unknown as Schema<TrafficDocument>);
