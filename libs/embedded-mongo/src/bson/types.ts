import type { BSONRegExp } from 'bson';

/** A decoded BSON document: ordered keys, values of any BSON type. */
export type Doc = Record<string, unknown>;

/**
 * Rank of a value's type in MongoDB's order across types; values of equal rank are compared by content. Missing and
 * null have the same rank. The rank is also the first byte of an index key, so it must stay below 0xff.
 */
export function rank(value: unknown): number {
  if (value === undefined || value === null) return RANK.null;
  if (typeof value === 'string') return RANK.string;
  if (typeof value === 'number' || typeof value === 'bigint') return RANK.number;
  if (typeof value === 'boolean') return RANK.boolean;
  if (Array.isArray(value)) return RANK.array;
  // A date beyond those of JavaScript is not valid.
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? RANK.other : RANK.date;
  if (value instanceof Uint8Array) return RANK.binary;
  const name = tag(value);
  return name === undefined ? RANK.document : (BY_TAG[name] ?? RANK.other);
}

/** What an empty array sorts as: it comes before null. No document contains it. */
export const EMPTY_ARRAY: unknown = Object.create({ _bsontype: 'EmptyArray' });

export const RANK = {
  emptyArray: 3,
  null: 5,
  number: 10,
  string: 20,
  document: 30,
  array: 40,
  binary: 50,
  objectId: 60,
  boolean: 70,
  date: 80,
  /** Types that are stored, and refused where they would be compared: Decimal128, Timestamp, regular expressions … */
  other: 250,
} as const;

const BY_TAG: Record<string, number> = {
  EmptyArray: RANK.emptyArray,
  ObjectId: RANK.objectId,
  Long: RANK.number,
  Int32: RANK.number,
  Double: RANK.number,
  Binary: RANK.binary,
};

/** The class tag of the `bson` package's types; `undefined` for plain values, also for a document with such a field. */
export function tag(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Object.hasOwn(value, '_bsontype')) return undefined;
  return (value as { _bsontype?: string })._bsontype;
}

/** True for an embedded document, false for arrays, dates, binary and all other BSON types. */
export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && rank(value) === RANK.document;
}

export const isNumeric = (value: unknown): boolean => rank(value) === RANK.number;

/** A value of numeric rank as a JavaScript number (a Long beyond 2^53 loses precision). */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (tag(value) === 'Long') return (value as { toNumber(): number }).toNumber();
  return Number((value as { valueOf(): unknown }).valueOf());
}

/** Whether MongoDB treats a value as true: false, null, missing and zero are false. */
export const isTruthy = (value: unknown): boolean =>
  isNumeric(value) ? toNumber(value) !== 0 : value !== null && value !== undefined && value !== false;

/** Whether a document's first key is an operator, such as `{ $gt: … }`. */
export function isOperatorDoc(value: unknown): value is Doc {
  return isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);
}

export const isRegex = (value: unknown): value is BSONRegExp => tag(value) === 'BSONRegExp';
