import { Double, Int32, Long } from 'bson';
import { noDecimals } from '../../bson/key-writer.ts';
import { shell, typeName } from '../../bson/shell.ts';
import { isNumeric, RANK, rank, tag, toNumber } from '../../bson/types.ts';
import { failedToParse, typeMismatch } from '../../errors.ts';
import type { UpdateOperator } from './types.ts';

export const $inc: UpdateOperator = (field, operand) => {
  const { value } = field;
  if ([value, operand].some((number) => rank(number) === RANK.decimal)) throw noDecimals();
  if (!isNumeric(operand))
    throw typeMismatch(`Cannot increment with non-numeric argument: {${field.path}: ${shell(operand)}}`);
  if (value !== undefined && !isNumeric(value))
    throw typeMismatch(
      `Cannot apply $inc to a value of non-numeric type. ${field.documentId} has the field '${field.segments.at(-1)}' of non-numeric type ${typeName(value)}`,
    );
  field.set(value === undefined ? operand : sum(value, operand));
};

/** Integers stay integers, and an int becomes a long if necessary. With a double the sum is a double. */
function sum(a: unknown, b: unknown): unknown {
  if (tag(a) === 'Double' || tag(b) === 'Double') return new Double(toNumber(a) + toNumber(b));
  const result = BigInt(String(a)) + BigInt(String(b));
  if (tag(a) !== 'Long' && tag(b) !== 'Long' && BigInt.asIntN(32, result) === result) return new Int32(Number(result));
  if (BigInt.asIntN(64, result) !== result) throw failedToParse('integer overflow');
  return Long.fromBigInt(result);
}
