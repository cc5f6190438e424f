import { type Connection, type Model, Schema, type SchemaDefinitionProperty } from 'mongoose';
import { leaveOutMalformed } from './stored-documents.ts';

/** Options of every schema: unknown fields are refused; ids, dates, versions and indexes are written explicitly. */
const SCHEMA_OPTIONS = {
  strict: 'throw',
  minimize: false,
  versionKey: false,
  id: false,
  autoIndex: false,
  autoCreate: false,
} as const;

/** Options of a schema that is embedded in another one. */
const PART_OPTIONS = { _id: false, id: false, strict: 'throw', minimize: false } as const;

/** One entry for each field of the document type: a field that is missing here does not compile. */
type Fields<T> = { [Name in keyof Required<T>]: SchemaDefinitionProperty };

export const required = <T>(type: T) => ({ type, required: true });

export const nullable = <T>(type: T) => ({ type, default: null });

/** The schema of a collection's documents: what is written must be like it, and what is not is left out of reading. */
export function documentSchema<T>(collection: string, fields: Fields<T>): Schema<T> {
  const schema = new Schema(fields, { ...SCHEMA_OPTIONS, collection });
  leaveOutMalformed(collection, schema);
  return schema as unknown as Schema<T>;
}

/** The schema of a part that documents embed. */
export const partSchema = <T>(fields: Fields<T>): Schema<T> => new Schema(fields, PART_OPTIONS) as unknown as Schema<T>;

/** The model of a schema, registered on the connection by the first call: start-up then creates its indexes. */
export const modelOf =
  <T>(name: string, schema: Schema<T>) =>
  (connection: Connection): Model<T> =>
    connection.model<T>(name, schema);
