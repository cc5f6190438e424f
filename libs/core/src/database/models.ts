import { type Connection, type Model, Schema, type SchemaDefinitionProperty } from 'mongoose';

/** Options of every schema: unknown fields are refused; ids, dates, versions and indexes are written explicitly. */
export const SCHEMA_OPTIONS = {
  strict: 'throw',
  minimize: false,
  versionKey: false,
  id: false,
  autoIndex: false,
  autoCreate: false,
} as const;

/** Options of a schema that is embedded in another one. */
export const PART_OPTIONS = { _id: false, id: false, strict: 'throw', minimize: false } as const;

/** Longest time that a list query may run, in milliseconds. */
export const LIST_TIME_MS = 2000;

/** One entry for each field of the document type: a field that is missing here does not compile. */
type Fields<T> = { [Name in keyof Required<T>]: SchemaDefinitionProperty };

export const required = <T>(type: T) => ({ type, required: true });

export const nullable = <T>(type: T) => ({ type, default: null });

/** The schema of a collection's documents. */
export const documentSchema = <T>(collection: string, fields: Fields<T>): Schema<T> =>
  new Schema(fields, { ...SCHEMA_OPTIONS, collection }) as unknown as Schema<T>;

/** The schema of a part that documents embed. */
export const partSchema = <T>(fields: Fields<T>): Schema<T> => new Schema(fields, PART_OPTIONS) as unknown as Schema<T>;

/** The model of a schema, registered on the connection by the first call: start-up then creates its indexes. */
export const modelOf =
  <T>(name: string, schema: Schema<T>) =>
  (connection: Connection): Model<T> =>
    connection.model<T>(name, schema);

/** A model without its writing methods, for the reading half of a repository that announces its writes. */
export type ReadOnlyModel<T> = Pick<
  Model<T>,
  'find' | 'findOne' | 'findById' | 'countDocuments' | 'estimatedDocumentCount'
> & { collection: Pick<Model<T>['collection'], 'find'> };

/**
 * Fills fields that a stored document lacks with the defaults of its schema, which neither lean queries nor the driver
 * do: without this, a document that an earlier release wrote comes out without the fields added since.
 * @param only the fields that the query asks for; by default, all
 */
export function withDefaults<T extends object>(
  model: Model<T>,
  only?: readonly (keyof T)[],
): <Stored extends object>(stored: Stored) => Stored {
  const all = Object.entries(new model().toObject());
  const defaults = Object.fromEntries(only ? all.filter(([field]) => only.includes(field as keyof T)) : all);
  return (stored) => ({ ...defaults, ...stored });
}
