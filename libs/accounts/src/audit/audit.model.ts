import { partSchema, required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';
import type { AuditEvent } from './audit-entry.ts';

/** An event of the back office. Written once, never changed. */
export interface AuditDocument extends AuditEvent {
  /** UUID. */
  _id: string;
  at: Date;
}

/** The kind decides which of the other fields there are. */
const actor = partSchema<{ kind: string; id?: string; email?: string; name?: string }>({
  kind: required(String),
  id: String,
  email: String,
  name: String,
});

const schema = documentSchema<AuditDocument>('audit', {
  _id: required(String),
  at: required(Date),
  actor: required(actor),
  action: required(String),
  target: String,
  outcome: required(String),
  changes: { type: [String], default: undefined },
  comparison: String,
  from: String,
  request_id: String,
}).index({ at: -1, _id: 1 });

export const auditModel = modelOf('Audit', schema);
