import { equal } from '../../bson/compare.ts';
import { isDoc, isNumeric, regexParts, toNumber } from '../../bson/types.ts';
import { badValue, failedToParse, typeMismatch } from '../../errors.ts';
import { elementTest } from '../match/compile.ts';
import { regexTest } from '../match/regex.ts';
import type { Field } from './field.ts';
import type { UpdateOperator } from './types.ts';

/** Removes the last element (1) or the first (-1). */
export const $pop: UpdateOperator = (field, operand) => {
  const end = isNumeric(operand) ? toNumber(operand) : 0;
  if (end !== 1 && end !== -1) throw failedToParse('$pop expects 1 or -1');
  const { value } = field;
  if (value === undefined) return;
  if (!Array.isArray(value)) throw typeMismatch(`Path '${field.path}' contains an element of non-array type`);
  field.set(end === 1 ? value.slice(0, -1) : value.slice(1));
};

/** Removes the elements that equal a value or meet conditions. */
export const $pull: UpdateOperator = (field, operand) => removeWhere('$pull', field, pullTest(operand));

export const $pullAll: UpdateOperator = (field, operand) => {
  if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
  removeWhere('$pullAll', field, (element) => operand.some((value) => equal(element, value)));
};

function pullTest(operand: unknown): (element: unknown) => boolean {
  if (isDoc(operand)) return elementTest(operand);
  if (regexParts(operand)) {
    const test = regexTest(operand);
    return (element) => test([element]);
  }
  return (element) => equal(element, operand);
}

function removeWhere(operator: string, field: Field, isRemoved: (element: unknown) => boolean): void {
  const { value } = field;
  if (value === undefined) return;
  if (!Array.isArray(value)) throw badValue(`Cannot apply ${operator} to a non-array value`);
  field.set(value.filter((element) => !isRemoved(element)));
}
