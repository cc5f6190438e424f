import { Double, Int32, Long } from 'bson';
import { notComparable } from '../../bson/key-writer.ts';
import { shell } from '../../bson/shell.ts';
import { isNumeric, RANK, rank, tag, toNumber } from '../../bson/types.ts';
import { badValue, typeMismatch } from '../../errors.ts';
import type { UpdateOperator } from './types.ts';

export const $inc: UpdateOperator = (operand, path) => {
  checkNumber(operand, path);
  return (field) => {
    const { value } = field;
    if (value !== undefined) checkNumber(value, path);
    field.set(value === undefined ? operand : sum(value, operand));
  };
};

function checkNumber(number: unknown, path: string): void {
  if (rank(number) === RANK.other) throw notComparable(number);
  if (!isNumeric(number)) throw typeMismatch(`Cannot increment ${path} with non-numeric ${shell(number)}`);
}

/** Integers stay integers, and an int becomes a long if necessary. With a double the sum is a double. */
function sum(a: unknown, b: unknown): unknown {
  if (tag(a) === 'Double' || tag(b) === 'Double') return new Double(toNumber(a) + toNumber(b));
  const result = BigInt(String(a)) + BigInt(String(b));
  if (tag(a) !== 'Long' && tag(b) !== 'Long' && BigInt.asIntN(32, result) === result) return new Int32(Number(result));
  if (BigInt.asIntN(64, result) !== result) throw badValue('Failed to apply $inc: the sum is too large for a long');
  return Long.fromBigInt(result);
}
