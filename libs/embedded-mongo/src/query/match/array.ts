import { type Doc, isDoc, isNumeric, isOperatorDoc, regexParts, toNumber } from '../../bson/types.ts';
import { badValue, notSupported } from '../../errors.ts';
import { $eq } from './comparison.ts';
import { regexTest } from './regex.ts';
import type { Compiler, FieldTest, OperatorFactory } from './types.ts';

export const $size: OperatorFactory = (operand) => {
  if (!isNumeric(operand)) throw badValue('$size needs a number');
  const size = toNumber(operand);
  return (values) => values.some((value) => Array.isArray(value) && value.length === size);
};

/** Every listed value must occur, in any order; `[]` matches nothing. */
export const $all: OperatorFactory = (operand, compiler) => {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  const tests = operand.map((wanted): FieldTest => {
    if (isDoc(wanted) && '$elemMatch' in wanted) return $elemMatch(wanted.$elemMatch, compiler);
    return regexParts(wanted) ? regexTest(wanted) : $eq(wanted);
  });
  return (values) => tests.length > 0 && tests.every((test) => test(values));
};

/** One element must meet all conditions at once. */
export const $elemMatch: OperatorFactory = (operand, compiler) => {
  const test = elementTest(operand, compiler);
  return (values) => values.some((value) => Array.isArray(value) && value.some(test));
};

/** Conditions on one array element: operators test the element itself, fields its members. */
export function elementTest(condition: unknown, compiler: Compiler): (element: unknown) => boolean {
  if (!isDoc(condition)) throw badValue('$elemMatch needs an Object');
  if (isOperatorDoc(condition) && !Object.keys(condition).some((key) => LOGICAL.has(key))) {
    const test = compiler.condition(condition);
    return (element) => test([checked(element)]);
  }
  const predicate = compiler.filter(condition);
  return (element) => isDoc(checked(element)) && predicate(element as Doc);
}

/** Here MongoDB does not look into an array for its elements, as it does everywhere else. */
function checked(element: unknown): unknown {
  if (Array.isArray(element)) throw notSupported('A condition on the elements of an array of arrays');
  return element;
}

const LOGICAL = new Set(['$and', '$or', '$nor']);
