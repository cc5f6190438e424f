import { required } from '@tdt/database/fields';
import { documentSchema, modelOf } from '@tdt/database/models';

/**
 * An account of the back office. Which accounts are super admins is stored in the guard document alone
 * (`super-admins.model.ts`).
 */
export interface UserDocument {
  /** UUID. */
  _id: string;
  /** Normalised. The unique index on it keeps two accounts from sharing an address. */
  email: string;
  /** PHC string of argon2id. Queries return it only where they ask for it by name. */
  password: string;
  /**
   * Counts the changes of the password, in the same write; missing: none yet. A session is valid only in the epoch in
   * which it was opened, so that a concurrent sign-in with the old password opens none that is valid.
   */
  epoch?: number;
  /** When an operator had failed sign-ins of this account forgotten; servers compare it with the start of a lock. */
  unlocked_at?: Date;
  revision: number;
  created_at: Date;
}

const schema = documentSchema<UserDocument>('admin_users', {
  _id: required(String),
  email: required(String),
  password: { type: String, required: true, select: false },
  epoch: { type: Number, select: false },
  unlocked_at: { type: Date, select: false },
  revision: required(Number),
  created_at: required(Date),
})
  .index({ email: 1 }, { unique: true })
  .index({ created_at: -1, _id: 1 });

export const userModel = modelOf('AdminUser', schema);
