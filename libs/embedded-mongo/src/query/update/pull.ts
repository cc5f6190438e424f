import { equal } from '../../bson/compare.ts';
import { isDoc, regexParts } from '../../bson/types.ts';
import { badValue, notSupported } from '../../errors.ts';
import type { UpdateOperator } from './types.ts';

/** Removes the elements that equal a value. */
export const $pull: UpdateOperator = (field, operand) => {
  if (isDoc(operand) || regexParts(operand)) throw notSupported('$pull by a condition');
  const { value } = field;
  if (value === undefined) return;
  if (!Array.isArray(value)) throw badValue('Cannot apply $pull to a non-array value');
  field.set(value.filter((element) => !equal(element, operand)));
};
