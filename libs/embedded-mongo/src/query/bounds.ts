import { type Doc, isOperatorDoc, RANK, rank } from '../bson/types.ts';

/** What a filter says of one path that an index can use; the filter itself is always checked again. */
export interface Bounds {
  /** The path must equal one of these. */
  equal?: readonly unknown[];
  low?: unknown;
  high?: unknown;
}

/** Bounds by path from the conjunctive part of a filter; `$or` and the like contribute nothing. */
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
  if (Array.isArray(choices) && choices.length > 0 && choices.every(isPoint)) known.equal ??= choices;
  for (const operator of ['$gt', '$gte'])
    if (operator in condition && isEnd(condition[operator])) known.low = condition[operator];
  for (const operator of ['$lt', '$lte'])
    if (operator in condition && isEnd(condition[operator])) known.high = condition[operator];
  if (known.low !== undefined && known.high !== undefined && rank(known.low) !== rank(known.high)) delete known.high;
}

/** An index holds an array by its elements, so the array as a whole cannot be looked up. */
const NO_POINT: readonly number[] = [RANK.array, RANK.regex, RANK.minKey, RANK.maxKey];
/** Values an index can look up. */
export const isPoint = (value: unknown): boolean => value !== undefined && !NO_POINT.includes(rank(value));

/** Strings near the length at which keys are cut would bound the wrong entries. */
const LONGEST_END = 120;
const isEnd = (value: unknown): boolean =>
  isPoint(value) &&
  value !== null &&
  rank(value) !== RANK.document &&
  !(typeof value === 'string' && value.length > LONGEST_END) &&
  !Number.isNaN(value);

/** True when every document that meets `filter` surely meets the partial index's filter too. */
export function implies(filter: Doc, partial: Doc): boolean {
  return Object.entries(partial).every(([path, wanted]) => {
    if (!(path in filter)) return false;
    const given = filter[path];
    if (JSON.stringify(given) === JSON.stringify(wanted)) return true;
    if (!isOperatorDoc(wanted) || Object.keys(wanted).length !== 1) return false;
    const isPlain = given !== null && !isOperatorDoc(given);
    if ('$exists' in wanted) return wanted.$exists === true && isPlain;
    return wanted.$type === 'string' && typeof given === 'string';
  });
}
