import { Schema, type SchemaDefinitionProperty } from 'mongoose';

/** Options of a schema that is embedded in another one. */
const PART_OPTIONS = { _id: false, id: false, strict: 'throw', minimize: false } as const;

/** One entry for each field of the document type: a field that is missing here does not compile. */
export type Fields<T> = { [Name in keyof Required<T>]: SchemaDefinitionProperty };

export const required = <T>(type: T) => ({ type, required: true });

export const nullable = <T>(type: T) => ({ type, default: null });

/** The schema of a part that documents embed. */
export const partSchema = <T>(fields: Fields<T>): Schema<T> => new Schema(fields, PART_OPTIONS) as unknown as Schema<T>;
