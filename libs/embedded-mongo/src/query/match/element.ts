import { isTruthy, tag, toNumber } from '../../bson/types.ts';
import { badValue, notSupported } from '../../errors.ts';
import { withElements } from '../paths.ts';
import type { OperatorFactory } from './types.ts';

export const $exists: OperatorFactory = (operand) => {
  const wanted = isTruthy(operand);
  return (values) => values.some((value) => value !== undefined) === wanted;
};

/** Accepts an alias, a number or a list of them. Numeric types cannot be told apart after decoding: only `number` works. */
export const $type: OperatorFactory = (operand) => {
  const wanted = (Array.isArray(operand) ? operand : [operand]).flatMap(typeCodes);
  return (values) => withElements(values).some((value) => value !== undefined && wanted.includes(typeCode(value)));
};

const CODES: Record<string, number> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  javascript: 13,
  symbol: 14,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};

const NUMBERS = [1, 16, 18, 19];

function typeCodes(type: unknown): number[] {
  if (type === 'number') return NUMBERS;
  const code = typeof type === 'string' ? CODES[type] : toNumber(type);
  if (code === undefined) throw badValue(`Unknown type name alias: ${type}`);
  if (NUMBERS.includes(code)) throw notSupported(`$type of ${type}, other than 'number'`);
  return [code];
}

const TAG_CODES: Record<string, number> = {
  ObjectId: 7,
  Binary: 5,
  Long: 18,
  Int32: 16,
  Double: 1,
  Decimal128: 19,
  Timestamp: 17,
  MinKey: -1,
  MaxKey: 127,
  BSONRegExp: 11,
  Code: 13,
  BSONSymbol: 14,
};

/** BSON type number of a value. A JavaScript integer counts as int, a large one as long. */
export function typeCode(value: unknown): number {
  if (value === null) return 10;
  switch (typeof value) {
    case 'string':
      return 2;
    case 'boolean':
      return 8;
    case 'bigint':
      return 18;
    case 'number':
      if (!Number.isInteger(value)) return 1;
      return Math.abs(value) <= 0x7fffffff || value === -0x80000000 ? 16 : 18;
  }
  if (Array.isArray(value)) return 4;
  if (value instanceof Date) return 9;
  if (value instanceof RegExp) return 11;
  if (value instanceof Uint8Array) return 5;
  return TAG_CODES[tag(value) ?? ''] ?? 3;
}
