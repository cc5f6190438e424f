import { type Connection, type Model, Schema } from 'mongoose';
import { SCHEMA_OPTIONS } from '../database/models.ts';

/** An account of the back office. Who is super admin stands in the guard document alone (`super-admins.model.ts`). */
export interface UserDocument {
  /** UUID. */
  _id: string;
  /** Normalised; the unique index on it is what keeps two accounts from sharing an address. */
  email: string;
  /** PHC string of argon2id. Read only where it is asked for by name. */
  password: string;
  /**
   * Counts the changes of the password, in the same write; missing: none yet. A session holds only in the epoch it was
   * opened in, so that a sign-in under way with the old password opens none that holds.
   */
  epoch?: number;
  revision: number;
  created_at: Date;
}

const schema = new Schema(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    password: { type: String, required: true, select: false },
    epoch: { type: Number, select: false },
    revision: { type: Number, required: true },
    created_at: { type: Date, required: true },
  },
  { ...SCHEMA_OPTIONS, collection: 'admin_users' },
)
  .index({ email: 1 }, { unique: true })
  .index({ created_at: -1 });

export const userModel = (connection: Connection): Model<UserDocument> =>
  connection.model<UserDocument>('AdminUser', schema as unknown as Schema<UserDocument>);
