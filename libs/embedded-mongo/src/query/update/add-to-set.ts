import { equal } from '../../bson/compare.ts';
import { typeName } from '../../bson/shell.ts';
import { isDoc } from '../../bson/types.ts';
import { badValue } from '../../errors.ts';
import { eachOf } from './push.ts';
import type { UpdateOperator } from './types.ts';

/** Appends the values that the array lacks: one, or several with `$each`. */
export const $addToSet: UpdateOperator = (field, operand) => {
  const { value: current = [] } = field;
  if (!Array.isArray(current))
    throw badValue(
      `Cannot apply $addToSet to non-array field. Field named '${field.path}' has non-array type ${typeName(current)}`,
    );
  const result = [...current];
  for (const value of isDoc(operand) && '$each' in operand ? eachOf(operand.$each, '$addToSet') : [operand])
    if (!result.some((element) => equal(element, value))) result.push(value);
  field.set(result);
};
