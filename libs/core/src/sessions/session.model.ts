import { type Connection, type Model, Schema } from 'mongoose';
import { SCHEMA_OPTIONS } from '../database/models.ts';

/** That somebody signed in. What it is worth is worked out at each look at it (`sessions.service.ts`). */
export interface SessionDocument {
  /** UUID. */
  _id: string;
  user_id: string;
  /** That of the account when its password was checked: see `user.model.ts`. */
  epoch: number;
  created_at: Date;
  /** Up to a minute old. */
  used_at: Date;
  expires_at: Date;
}

const schema = new Schema(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    epoch: { type: Number, required: true },
    created_at: { type: Date, required: true },
    used_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
  },
  { ...SCHEMA_OPTIONS, collection: 'sessions' },
).index({ expires_at: 1 });

export const sessionModel = (connection: Connection): Model<SessionDocument> =>
  connection.model<SessionDocument>('Session', schema as unknown as Schema<SessionDocument>);
