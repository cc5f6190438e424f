import { wholeKey } from '../../bson/key-writer.ts';
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
  // Equal values have equal keys: long arrays take no quadratic time.
  const added = new Map(values.toReversed().map((value) => [keyOf(value), value]));
  return (field) => {
    const current = listAt(field, '$addToSet');
    const known = new Set(current.map(keyOf));
    field.set([...current, ...[...added].toReversed().flatMap(([key, value]) => (known.has(key) ? [] : [value]))]);
  };
};

const keyOf = (value: unknown): string => wholeKey(value).toString('latin1');
