import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.ts';
import { CommandError, location, typeMismatch } from '../errors.ts';
import type { Call } from './types.ts';

/** `database.collection` from the command's first member. */
export function namespaceOf(call: Call): string {
  const name = Object.values(call.body)[0];
  if (typeof name !== 'string' || name === '')
    throw new CommandError(73, 'InvalidNamespace', `collection name has invalid type for '${call.name}'`);
  return `${call.database}.${name}`;
}

/** A member that is a document, or missing. */
export function docArgument(body: Doc, name: string): Doc | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!isDoc(value)) throw typeMismatch(`BSON field '${name}' is the wrong type, expected type 'object'`);
  return value;
}

/** A member that is a number; `fallback` when missing. */
export function numberArgument(body: Doc, name: string, fallback: number): number {
  const value = body[name];
  if (value === undefined || value === null) return fallback;
  if (!isNumeric(value)) throw typeMismatch(`BSON field '${name}' is the wrong type, expected a number`);
  return toNumber(value);
}

/** A member that is an array of documents, or missing. */
export function docsArgument(body: Doc, name: string): Doc[] | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value) || !value.every(isDoc))
    throw typeMismatch(`BSON field '${name}' is the wrong type, expected an array of objects`);
  return value;
}

/** A list of documents left as bytes, from the body or from a document sequence. */
export function rawArgument(body: Doc, name: string): Buffer[] {
  const value = body[name];
  if (!Array.isArray(value)) throw location(40414, `BSON field '${name}' is missing but a required field`);
  return value.map((bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** A projection, sort or filter that is there and not empty. */
export function filledDoc(body: Doc, name: string): Doc | undefined {
  const doc = docArgument(body, name);
  return doc && Object.keys(doc).length > 0 ? doc : undefined;
}
