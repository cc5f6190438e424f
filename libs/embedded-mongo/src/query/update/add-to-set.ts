import { keyText } from '../../bson/key-writer.ts';
import { isDoc } from '../../bson/types.ts';
import { badValue, typeMismatch } from '../../errors.ts';
import { listAt } from './push.ts';
import type { UpdateOperator } from './types.ts';

/** Appends the values that the array lacks: one, or several with `$each`. */
export const $addToSet: UpdateOperator = (operand) => {
  const hasEach = isDoc(operand) && Object.keys(operand)[0] === '$each';
  const values = hasEach ? operand.$each : [operand];
  if (!Array.isArray(values)) throw typeMismatch('The argument to $each in $addToSet must be an array');
  if (hasEach && Object.keys(operand).length > 1) throw badValue('Found unexpected fields after $each in $addToSet');
  return (field) => {
    const current = listAt(field, '$addToSet');
    // Equal values have equal keys: long arrays take no quadratic time.
    const known = new Set(current.map(keyText));
    const isNew = (value: unknown): boolean => known.size < known.add(keyText(value)).size;
    field.set([...current, ...values.filter(isNew)]);
  };
};
