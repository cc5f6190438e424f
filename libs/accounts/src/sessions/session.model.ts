import { required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

/** A sign-in. Whether it is still valid is decided whenever it is looked up (`sessions.ts`). */
export interface SessionDocument {
  /** UUID. */
  _id: string;
  user_id: string;
  /** Epoch of the account when its password was checked: see `user.model.ts`. */
  epoch: number;
  created_at: Date;
  /** Up to a minute old. */
  used_at: Date;
  expires_at: Date;
}

const schema = documentSchema<SessionDocument>('sessions', {
  _id: required(String),
  user_id: required(String),
  epoch: required(Number),
  created_at: required(Date),
  used_at: required(Date),
  expires_at: required(Date),
})
  .index({ expires_at: 1 })
  .index({ user_id: 1, created_at: -1 });

export const sessionModel = modelOf('Session', schema);
