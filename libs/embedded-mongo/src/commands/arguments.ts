import { asBuffer } from '../bson/codec.ts';
import { type Doc, isTruthy, toNumber } from '../bson/types.ts';
import { CommandError } from '../errors.ts';
import type { Call } from './types.ts';

/** `database.collection` from the command's first member. */
export function namespaceOf(call: Call): string {
  const name = Object.values(call.body)[0];
  if (typeof name !== 'string' || name === '')
    throw new CommandError(73, 'InvalidNamespace', `collection name has invalid type for '${call.name}'`);
  return `${call.database}.${name}`;
}

/** A document, or missing; `checkOptions` has checked the type of this and of the following. */
export const docArgument = (body: Doc, name: string): Doc | undefined => (body[name] ?? undefined) as Doc | undefined;

/** A number without its fraction; `fallback` when missing. */
export const numberArgument = (body: Doc, name: string, fallback = 0): number =>
  body[name] === undefined || body[name] === null ? fallback : Math.trunc(toNumber(body[name])) || 0;

export const flagArgument = (body: Doc, name: string, fallback = false): boolean => isTruthy(body[name] ?? fallback);

/** A list that is not empty. */
export function listArgument<T>(body: Doc, name: string): readonly T[] {
  const list = body[name] as readonly T[];
  if (list.length > 0) return list;
  throw new CommandError(16, 'InvalidLength', `There must be at least one of ${name}`);
}

/** Documents left as bytes (RAW_MEMBERS), from the body or from a document sequence. */
export const rawArgument = (body: Doc, name: string): readonly Buffer[] =>
  listArgument<Uint8Array>(body, name).map(asBuffer);
