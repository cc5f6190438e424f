import { type Connection, type Model, Schema } from 'mongoose';
import { SCHEMA_OPTIONS } from '../database/schema-options.ts';

/**
 * The guard document: who is super admin. One document, so that "the last super admin stays" can be one conditional
 * update, which holds between BFF and command line without a transaction. Each id is that of a stored account: an
 * account is stored before its id comes in here, and is removed after its id went out.
 */
export interface SuperAdminsDocument {
  _id: 'superadmins';
  ids: string[];
}

const schema = new Schema(
  {
    _id: { type: String, required: true },
    ids: { type: [String], required: true },
  },
  { ...SCHEMA_OPTIONS, collection: 'guards' },
);

export const superAdminsModel = (connection: Connection): Model<SuperAdminsDocument> =>
  connection.model<SuperAdminsDocument>('SuperAdmins', schema as unknown as Schema<SuperAdminsDocument>);
