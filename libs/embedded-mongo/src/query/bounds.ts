import { encodeKey } from '../bson/key-writer.ts';
import { type Doc, isOperatorDoc, RANK, rank } from '../bson/types.ts';

/** The bounds of a path that an index can use. Candidates are always checked against the whole filter. */
export interface Bounds {
  /** The path must equal one of these. */
  equal?: readonly unknown[];
  low?: unknown;
  high?: unknown;
  /** One text of the path begins like this: unlike `low` and `high`, that is of one element of an array. */
  beginning?: string | undefined;
}

/** Bounds by path, from the conjunctive part of a filter; `$or` and `$nor` are ignored. */
export function boundsOf(filter: Doc, bounds = new Map<string, Bounds>()): Map<string, Bounds> {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition)) for (const clause of condition) boundsOf(clause as Doc, bounds);
    if (key.startsWith('$')) continue;
    const known = bounds.get(key) ?? {};
    if (isOperatorDoc(condition)) addOperators(known, condition);
    else if (isPoint(condition)) known.equal ??= [condition];
    bounds.set(key, known);
  }
  return bounds;
}

function addOperators(known: Bounds, condition: Doc): void {
  if ('$eq' in condition && isPoint(condition.$eq)) known.equal ??= [condition.$eq];
  const choices = condition.$in;
  if (Array.isArray(choices) && choices.every(isPoint)) known.equal ??= choices;
  known.beginning ??= beginningOf(condition);
  known.low = [condition.$gt, condition.$gte].find(isBound) ?? known.low;
  known.high = [condition.$lt, condition.$lte].find(isBound) ?? known.high;
  if (known.low !== undefined && known.high !== undefined && rank(known.low) !== rank(known.high)) delete known.high;
}

/** What a text begins with that a pattern finds: `^` and characters that stand for themselves. */
const beginningOf = ({ $regex, $options }: Doc): string | undefined =>
  typeof $regex === 'string' && !$options ? /^\^([\p{L}\p{N}=:-]+)$/u.exec($regex)?.[1] : undefined;

/** Arrays are indexed by their elements, so a whole array cannot be looked up. */
const UNINDEXABLE_RANKS: readonly number[] = [RANK.array, RANK.other];
/** Whether an index can look up a value. */
export const isPoint = (value: unknown): boolean => value !== undefined && !UNINDEXABLE_RANKS.includes(rank(value));

/** Index keys cut long strings, so that they would be wrong bounds. */
const isBound = (value: unknown): boolean =>
  isPoint(value) &&
  value !== null &&
  rank(value) !== RANK.document &&
  !encodeKey([value], [1]).cut &&
  !Number.isNaN(value);
