import { type Connection, type Model, Schema } from 'mongoose';
import { PART_OPTIONS, SCHEMA_OPTIONS } from '../database/models.ts';
import type { AuditEvent } from './audit.ts';

/** Something that was done in the back office. Written once, never changed. */
export interface AuditDocument extends AuditEvent {
  /** UUID. */
  _id: string;
  at: Date;
}

/** Which of them there are goes with the kind. */
const actor = new Schema(
  { kind: { type: String, required: true }, id: String, email: String, name: String },
  PART_OPTIONS,
);

const schema = new Schema(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    actor: { type: actor, required: true },
    action: { type: String, required: true },
    target: { type: String },
    outcome: { type: String, required: true },
    from: { type: String },
    request_id: { type: String },
  },
  { ...SCHEMA_OPTIONS, collection: 'audit' },
).index({ at: -1 });

export const auditModel = (connection: Connection): Model<AuditDocument> =>
  connection.model<AuditDocument>('Audit', schema as unknown as Schema<AuditDocument>);
