import { type Connection, type Model, Schema } from 'mongoose';
import type { Fields } from './fields.ts';
import { leaveOutMalformed } from './stored-documents.ts';

/** Mongoose takes '' for a missing text; here it is one that is not written yet. */
Schema.Types.String.checkRequired((value: unknown) => typeof value === 'string');

/** Options of every schema: unknown fields are refused; ids, dates, versions and indexes are written explicitly. */
const SCHEMA_OPTIONS = {
  strict: 'throw',
  minimize: false,
  versionKey: false,
  id: false,
  autoIndex: false,
  autoCreate: false,
} as const;

/** The schema of a collection's documents: what is written must be like it, and what is not is left out of reading. */
export function documentSchema<T>(collection: string, fields: Fields<T>): Schema<T> {
  const schema = new Schema(fields, { ...SCHEMA_OPTIONS, collection });
  leaveOutMalformed(collection, schema);
  return schema as unknown as Schema<T>;
}

/** The model of a schema, registered on the connection by the first call: start-up then creates its indexes. */
export const modelOf =
  <T>(name: string, schema: Schema<T>) =>
  (connection: Connection): Model<T> =>
    connection.model<T>(name, schema);
