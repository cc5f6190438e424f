import { type Connection, type Model, Schema } from 'mongoose';
import { SCHEMA_OPTIONS } from '../database/models.ts';

/**
 * The guard document: who is super admin. One document, so that "the last super admin stays" can be one conditional
 * update, which holds between BFF and command line without a transaction. Each id is that of a stored account: an
 * account is stored before its id comes in here, and its id goes out for good before it is removed.
 */
export interface SuperAdminsDocument {
  _id: 'superadmins';
  ids: string[];
  /**
   * By id of an account: what took its id out last, or kept it out. The UUID of a demotion, which alone may put it back as
   * long as nobody came after it; or `REMOVED`, after which it never comes in again.
   */
  taken_out: Map<string, string>;
}

export const REMOVED = 'removed';

const schema = new Schema(
  {
    _id: { type: String, required: true },
    ids: { type: [String], required: true },
    taken_out: { type: Map, of: String },
  },
  { ...SCHEMA_OPTIONS, collection: 'guards' },
);

export const superAdminsModel = (connection: Connection): Model<SuperAdminsDocument> =>
  connection.model<SuperAdminsDocument>('SuperAdmins', schema as unknown as Schema<SuperAdminsDocument>);
