import { Double, Int32, Long } from 'bson';
import { compare } from '../../bson/compare.ts';
import { shell, typeName } from '../../bson/shell.ts';
import { isNumeric, tag, toNumber } from '../../bson/types.ts';
import { failedToParse, notSupported, typeMismatch } from '../../errors.ts';
import type { Field } from './field.ts';
import type { UpdateOperator } from './types.ts';

export const $inc: UpdateOperator = (field, operand) => {
  checkOperand('increment', field, operand);
  const current = numberAt('$inc', field);
  field.set(
    current === undefined
      ? operand
      : arithmetic(
          current,
          operand,
          (a, b) => a + b,
          (a, b) => a + b,
        ),
  );
};

/** A missing field counts as 0 of the operand's type. */
export const $mul: UpdateOperator = (field, operand) => {
  checkOperand('multiply', field, operand);
  const current = numberAt('$mul', field) ?? new Int32(0);
  field.set(
    arithmetic(
      current,
      operand,
      (a, b) => a * b,
      (a, b) => a * b,
    ),
  );
};

export const $min: UpdateOperator = (field, operand) => {
  const { value } = field;
  if (value === undefined || compare(operand, value) < 0) field.set(operand);
};

export const $max: UpdateOperator = (field, operand) => {
  const { value } = field;
  if (value === undefined || compare(operand, value) > 0) field.set(operand);
};

function checkOperand(verb: string, field: Field, operand: unknown): void {
  if (!isNumeric(operand))
    throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${field.path}: ${shell(operand)}}`);
}

function numberAt(operator: string, field: Field): unknown {
  const { value } = field;
  if (value === undefined || isNumeric(value)) return value;
  const name = field.segments.at(-1);
  throw typeMismatch(
    `Cannot apply ${operator} to a value of non-numeric type. ${field.documentId} has the field '${name}' of non-numeric type ${typeName(value)}`,
  );
}

/** Integers stay integers, and an int becomes a long if necessary. With a double the result is a double. */
function arithmetic(
  a: unknown,
  b: unknown,
  exact: (a: bigint, b: bigint) => bigint,
  floating: (a: number, b: number) => number,
): unknown {
  if (tag(a) === 'Decimal128' || tag(b) === 'Decimal128') throw notSupported('arithmetic on Decimal128');
  if (isInteger(a) && isInteger(b)) return integer(exact(toBigInt(a), toBigInt(b)), isLong(a) || isLong(b));
  return new Double(floating(toNumber(a), toNumber(b)));
}

function integer(result: bigint, long: boolean): unknown {
  if (!long && BigInt.asIntN(32, result) === result) return new Int32(Number(result));
  if (BigInt.asIntN(64, result) !== result) throw failedToParse('integer overflow');
  return Long.fromBigInt(result);
}

const isLong = (value: unknown) => tag(value) === 'Long' || typeof value === 'bigint';
const isInteger = (value: unknown) =>
  tag(value) === 'Int32' || isLong(value) || (typeof value === 'number' && Number.isInteger(value));
const toBigInt = (value: unknown): bigint =>
  tag(value) === 'Long' ? (value as Long).toBigInt() : BigInt(toNumber(value));
