import { typeName } from '../../bson/shell.ts';
import { isDoc, isNumeric, toNumber } from '../../bson/types.ts';
import { badValue, notSupported } from '../../errors.ts';
import type { UpdateOperator } from './types.ts';

/** Appends one value, or several with `$each`, of which and of the array `$slice` keeps the first or the last. */
export const $push: UpdateOperator = (field, operand) => {
  const { value: current = [] } = field;
  if (!Array.isArray(current))
    throw badValue(
      `The field '${field.path}' must be an array but is of type ${typeName(current)} in document ${field.documentId}`,
    );
  if (!isDoc(operand) || !('$each' in operand)) return field.set([...current, operand]);
  const { $each, $slice, ...others } = operand;
  for (const name of Object.keys(others)) throw notSupported(`${name} in $push`);
  const all = [...current, ...eachOf($each, '$push')];
  if ($slice === undefined) return field.set(all);
  if (!isNumeric($slice))
    throw badValue(`The value for $slice must be an integer value but was given type: ${typeName($slice)}`);
  const kept = Math.trunc(toNumber($slice));
  field.set(kept < 0 ? all.slice(kept) : all.slice(0, kept));
};

/** The values of a `$each`. */
export function eachOf(values: unknown, operator: string): unknown[] {
  if (Array.isArray(values)) return values;
  throw badValue(`The argument to $each in ${operator} must be an array but it was of type ${typeName(values)}`);
}
