import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.ts';
import { location, notSupported, typeMismatch } from '../errors.ts';
import type { SearchOptions } from './search.ts';

/** The supported stages, in the only order in which they may come: what drivers send for `countDocuments`. */
export const STAGES = ['$match', '$skip', '$limit', '$group'] as const;

/** A pipeline that counts. */
export interface Count {
  readonly options: SearchOptions;
  /** The constant by which `$group` groups. */
  readonly id: unknown;
  /** The name of the field for the number of documents. */
  readonly field: string;
}

/** Reads a pipeline. Throws with the name of the stage or expression that makes it more than a count. */
export function parseCount(stages: readonly Doc[]): Count {
  const operands: Doc = {};
  let reached = -1;
  for (const stage of stages) {
    const [name, ...others] = Object.keys(stage);
    if (name === undefined || others.length > 0)
      throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
    const place = (STAGES as readonly string[]).indexOf(name);
    if (place < 0) throw notSupported(`Aggregation stage ${name}`);
    if (place <= reached) throw notSupported(`${name} after ${STAGES[reached]}`);
    reached = place;
    operands[name] = stage[name];
  }
  const { $match = {}, $group } = operands;
  if (!isDoc($match)) throw location(15959, 'the match filter must be an expression in an object');
  const skip = wholeNumber('$skip', operands.$skip, 0);
  const limit = wholeNumber('$limit', operands.$limit, 1);
  if ($group === undefined) throw notSupported('A pipeline without a $group that counts');
  return { ...readGroup($group), options: { filter: $match, skip, limit } };
}

/** Reads `{ _id: constant, field: { $sum: 1 } }`. */
function readGroup(operand: unknown): Omit<Count, 'options'> {
  const { _id, ...fields } = isDoc(operand) ? operand : ({} as Doc);
  const [[field, accumulator] = ['', undefined], ...others] = Object.entries(fields);
  if (_id !== null && !isNumeric(_id)) throw notSupported('$group by anything but null or a number');
  if (others.length > 0) throw notSupported('$group with several fields');
  const counts = isDoc(accumulator) && Object.keys(accumulator).join() === '$sum' && isOne(accumulator.$sum);
  if (!counts) throw notSupported(`$group with ${Object.keys(accumulator ?? {})} other than { $sum: 1 }`);
  return { id: _id, field };
}

const isOne = (value: unknown): boolean => isNumeric(value) && toNumber(value) === 1;

/** The operand of `$skip` or `$limit`; 0 if the stage is missing. */
function wholeNumber(name: string, operand: unknown, least: number): number {
  if (operand === undefined) return 0;
  const number = isNumeric(operand) ? toNumber(operand) : Number.NaN;
  if (Number.isInteger(number) && number >= least) return number;
  if (number === 0) throw location(15958, 'the limit must be positive');
  throw typeMismatch(`invalid argument to ${name} stage: Expected an integer of at least ${least}`);
}
