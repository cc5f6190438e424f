import { shell } from '../../bson/shell.ts';
import { isDoc, isNumeric, toNumber } from '../../bson/types.ts';
import { badValue, notSupported } from '../../errors.ts';
import type { Field } from './field.ts';
import type { UpdateOperator } from './types.ts';

/** Appends one value, or several with `$each`; `$slice` then leaves the first or the last elements of the array. */
export const $push: UpdateOperator = (operand) => {
  const { $each, $slice, ...others } = isDoc(operand) && '$each' in operand ? operand : { $each: [operand] };
  for (const name of Object.keys(others)) throw notSupported(`${name} in $push`);
  if (!Array.isArray($each)) throw badValue(`The argument to $each in $push must be an array: ${shell($each)}`);
  const slice = $slice === undefined ? undefined : isNumeric($slice) ? toNumber($slice) : Number.NaN;
  if (slice !== undefined && !Number.isInteger(slice))
    throw badValue(`The value for $slice must be an integer value: ${shell($slice)}`);
  return (field) => {
    const all = [...listAt(field, '$push'), ...$each];
    field.set(slice === undefined ? all : slice < 0 ? all.slice(slice) : all.slice(0, slice));
  };
};

/** The array at a field, empty if there is none. */
export function listAt({ path, value }: Field, operator: string): readonly unknown[] {
  if (value === undefined || Array.isArray(value)) return value ?? [];
  throw badValue(`Cannot apply ${operator} to the non-array field '${path}': ${shell(value)}`);
}
