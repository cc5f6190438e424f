import { equal } from '../../bson/compare.ts';
import { isDoc, isRegex } from '../../bson/types.ts';
import { notSupported } from '../../errors.ts';
import { listAt } from './push.ts';
import type { UpdateOperator } from './types.ts';

/** Removes the elements that equal a value. */
export const $pull: UpdateOperator = (operand) => {
  if (isDoc(operand) || isRegex(operand)) throw notSupported('$pull by a condition');
  return (field) => {
    if (field.value !== undefined) field.set(listAt(field, '$pull').filter((element) => !equal(element, operand)));
  };
};
