import { notSupported } from '../errors.ts';
import { type Doc, RANK, rank, regexParts, tag, toNumber } from './types.ts';

/**
 * MongoDB's total order over all BSON values: by type rank first, then by content.
 * Missing equals null, int equals double of the same value, -0 equals 0, NaN is the smallest number.
 */
export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  const rankA = rank(a);
  const rankB = rank(b);
  if (rankA === RANK.decimal || rankB === RANK.decimal) throw noDecimals();
  if (rankA !== rankB) return rankA < rankB ? -1 : 1;
  switch (rankA) {
    case RANK.number:
      return compareNumbers(a, b);
    case RANK.string:
      return compareStrings(String(a), String(b));
    case RANK.document:
      return compareDocs(a as Doc, b as Doc);
    case RANK.array:
      return compareArrays(a as unknown[], b as unknown[]);
    case RANK.binary:
      return compareBinary(a, b);
    case RANK.objectId:
      return Buffer.compare((a as { id: Uint8Array }).id, (b as { id: Uint8Array }).id);
    case RANK.boolean:
    case RANK.date:
      return Math.sign(Number(a) - Number(b));
    case RANK.timestamp:
      return (a as { compare(other: unknown): number }).compare(b);
    case RANK.regex:
      return compareStrings(regexText(a), regexText(b));
    case RANK.code:
      return compareStrings(String((a as { code: unknown }).code), String((b as { code: unknown }).code));
    default:
      return 0;
  }
}

export const noDecimals = () => notSupported('A condition, a sort or an index that meets a Decimal128');

export function equal(a: unknown, b: unknown): boolean {
  return compare(a, b) === 0;
}

/** The part of a Long beyond 2^53 that a double cannot represent; it decides between equal doubles. */
export function residue(value: unknown): number {
  if (tag(value) !== 'Long') return 0;
  const long = value as { toNumber(): number; toBigInt(): bigint };
  const near = long.toNumber();
  return Number.isSafeInteger(near) ? 0 : Number(long.toBigInt() - BigInt(near));
}

/** A regular expression as one string, for ordering and for index keys. */
export function regexText(value: unknown): string {
  const parts = regexParts(value);
  return parts ? `${parts.source}/${parts.flags}` : '';
}

/** The bytes of a binary value of either representation. */
export function binaryBytes(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  const binary = value as { buffer: Uint8Array; position: number };
  return binary.buffer.subarray(0, binary.position);
}

export function binarySubtype(value: unknown): number {
  return (value as { sub_type?: number }).sub_type ?? 0;
}

function compareNumbers(a: unknown, b: unknown): number {
  const x = toNumber(a);
  const y = toNumber(b);
  if (Number.isNaN(x)) return Number.isNaN(y) ? 0 : -1;
  if (Number.isNaN(y)) return 1;
  if (x !== y) return x < y ? -1 : 1;
  return Math.sign(residue(a) - residue(b));
}

/** UTF-16 order equals UTF-8 order unless there are surrogates. */
function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  if (!HIGH.test(a) && !HIGH.test(b)) return a < b ? -1 : 1;
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
const HIGH = /[\uD800-\uFFFF]/;

/** Field by field: type of the value, then name, then value; the shorter document first. */
function compareDocs(a: Doc, b: Doc): number {
  const keysA = Object.keys(a);
  const keysB = Object.keys(b);
  for (let i = 0; i < Math.min(keysA.length, keysB.length); i++) {
    const keyA = keysA[i] as string;
    const keyB = keysB[i] as string;
    const order = Math.sign(rank(a[keyA]) - rank(b[keyB])) || compareStrings(keyA, keyB) || compare(a[keyA], b[keyB]);
    if (order) return order;
  }
  return Math.sign(keysA.length - keysB.length);
}

function compareArrays(a: unknown[], b: unknown[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compare(a[i], b[i]);
    if (order) return order;
  }
  return Math.sign(a.length - b.length);
}

/** Length, then subtype, then bytes. */
function compareBinary(a: unknown, b: unknown): number {
  const x = binaryBytes(a);
  const y = binaryBytes(b);
  return Math.sign(x.length - y.length) || Math.sign(binarySubtype(a) - binarySubtype(b)) || Buffer.compare(x, y);
}
