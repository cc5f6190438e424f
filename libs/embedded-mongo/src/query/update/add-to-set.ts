import { equal } from '../../bson/compare.ts';
import { isDoc } from '../../bson/types.ts';
import { eachOf, listAt } from './push.ts';
import type { UpdateOperator } from './types.ts';

/** Appends the values that the array lacks: one, or several with `$each`. */
export const $addToSet: UpdateOperator = (field, operand) => {
  const current = listAt(field, '$addToSet');
  const result = [...current];
  for (const value of isDoc(operand) && '$each' in operand ? eachOf(operand.$each, '$addToSet') : [operand])
    if (!result.some((element) => equal(element, value))) result.push(value);
  field.set(result);
};
