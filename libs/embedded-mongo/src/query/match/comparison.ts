import { compare, equal } from '../../bson/compare.ts';
import { keyText, wholeKey } from '../../bson/key-writer.ts';
import { isNumeric, isOperatorDoc, isRegex, isTruthy, RANK, rank, toNumber } from '../../bson/types.ts';
import { badValue } from '../../errors.ts';
import { $regex } from './regex.ts';
import type { FieldTest, OperatorFactory } from './types.ts';

/** `$eq` and a bare value. Null also matches missing; an array matches as a whole or by any element. */
export const $eq = (operand: unknown): FieldTest => {
  if (operand === null || operand === undefined)
    return (values) => values.some((value) => value === null || value === undefined);
  checkOperand(operand);
  return (values) => values.some((value) => value !== undefined && equal(value, operand));
};

export const $ne: OperatorFactory = (operand) => not($eq(operand));

/** Tests by index keys, which are the same for equal values: many choices take no longer than one. */
export const $in = (operand: unknown): FieldTest => {
  if (!Array.isArray(operand)) throw badValue('$in and $nin need an array');
  if (operand.some(isOperatorDoc)) throw badValue('cannot nest $ under $in');
  const special = operand.filter((choice) => isRegex(choice) || choice === null);
  const tests = special.map((choice) => (choice === null ? $eq(null) : $regex(choice)));
  const keys = new Set(operand.filter((choice) => !isRegex(choice) && choice !== null).map(keyText));
  tests.push((values) => values.some((value) => value !== undefined && keys.has(keyText(value))));
  return (values) => tests.some((test) => test(values));
};

export const $nin: OperatorFactory = (operand) => not($in(operand));

export const $gt = ordering((order) => order > 0);
export const $gte = ordering((order) => order >= 0);
export const $lt = ordering((order) => order < 0);
export const $lte = ordering((order) => order <= 0);

/** Ranges match only within one type. NaN matches only NaN. */
function ordering(holds: (order: number) => boolean): OperatorFactory {
  return (operand: unknown): FieldTest => {
    checkOperand(operand);
    const type = rank(operand);
    const inRange = (value: unknown) =>
      (rank(value) === type || rank(value) === RANK.other) &&
      (value !== undefined || type === RANK.null) &&
      isNaNValue(value) === isNaNValue(operand) &&
      holds(compare(value, operand));
    return (values) => values.some(inRange);
  };
}

/** Refuses an operand of a type that has no order here, whatever it will meet. */
const checkOperand = (operand: unknown): void => {
  if (typeof operand === 'object') wholeKey(operand);
};

const isNaNValue = (value: unknown) => isNumeric(value) && Number.isNaN(toNumber(value));

export function not(test: FieldTest): FieldTest {
  return (values) => !test(values);
}

export const $exists: OperatorFactory = (operand) => {
  const wanted = isTruthy(operand);
  return (values) => values.some((value) => value !== undefined) === wanted;
};
