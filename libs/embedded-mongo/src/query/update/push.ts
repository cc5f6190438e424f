import { shell } from '../../bson/shell.ts';
import { isDoc, isNumeric, toNumber } from '../../bson/types.ts';
import { badValue, notSupported } from '../../errors.ts';
import type { Field } from './field.ts';
import type { UpdateOperator } from './types.ts';

/** Appends one value, or several with `$each`, of which and of the array `$slice` keeps the first or the last. */
export const $push: UpdateOperator = (field, operand) => {
  const current = listAt(field, '$push');
  if (!isDoc(operand) || !('$each' in operand)) return field.set([...current, operand]);
  const { $each, $slice, ...others } = operand;
  for (const name of Object.keys(others)) throw notSupported(`${name} in $push`);
  const all = [...current, ...eachOf($each, '$push')];
  if ($slice === undefined) return field.set(all);
  if (!isNumeric($slice)) throw badValue(`$slice in $push must be a number: ${shell($slice)}`);
  const kept = Math.trunc(toNumber($slice));
  field.set(kept < 0 ? all.slice(kept) : all.slice(0, kept));
};

/** The values of a `$each`. */
export function eachOf(values: unknown, operator: string): unknown[] {
  if (Array.isArray(values)) return values;
  throw badValue(`$each in ${operator} must be an array: ${shell(values)}`);
}

/** The array at a field, empty if there is none. */
export function listAt({ path, value }: Field, operator: string): readonly unknown[] {
  if (value === undefined || Array.isArray(value)) return value ?? [];
  throw badValue(`Cannot apply ${operator} to the non-array field '${path}': ${shell(value)}`);
}
