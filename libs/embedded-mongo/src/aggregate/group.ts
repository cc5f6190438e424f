import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.ts';
import { notSupported } from '../errors.ts';

/** A `$group` that counts: by a constant, with `{ $sum: 1 }`. */
export interface Count {
  readonly id: unknown;
  /** The name of the field for the number of documents. */
  readonly field: string;
}

/** Reads the operand of `$group`. Throws for groups that do not count. */
export function readCount(operand: unknown): Count {
  const { _id, ...fields } = isDoc(operand) ? operand : ({} as Doc);
  const [[field, accumulator] = ['', undefined], ...others] = Object.entries(fields);
  if (_id !== null && !isNumeric(_id)) throw notSupported('$group by anything but null or a number');
  if (others.length > 0) throw notSupported('$group with several fields');
  const [name = ''] = isDoc(accumulator) ? Object.keys(accumulator) : [];
  const counts = isDoc(accumulator) && isNumeric(accumulator.$sum) && toNumber(accumulator.$sum) === 1;
  if (!counts || Object.keys(accumulator).length > 1) throw notSupported(`$group with ${name} other than { $sum: 1 }`);
  return { id: _id, field };
}
