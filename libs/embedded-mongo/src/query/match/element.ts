import { isTruthy, RANK, rank } from '../../bson/types.ts';
import { badValue, notSupported } from '../../errors.ts';
import { withElements } from '../paths.ts';
import type { OperatorFactory } from './types.ts';

export const $exists: OperatorFactory = (operand) => {
  const wanted = isTruthy(operand);
  return (values) => values.some((value) => value !== undefined) === wanted;
};

const RANKS: Record<string, readonly number[]> = {
  number: [RANK.number, RANK.decimal],
  string: [RANK.string],
  object: [RANK.document],
  array: [RANK.array],
  binData: [RANK.binary],
  objectId: [RANK.objectId],
  bool: [RANK.boolean],
  date: [RANK.date],
  null: [RANK.null],
  regex: [RANK.regex],
  timestamp: [RANK.timestamp],
};

/** Types of MongoDB that cannot be told apart here once documents are decoded, or that nobody stores. */
const UNSUPPORTED =
  /^(double|int|long|decimal|undefined|symbol|dbPointer|javascript|javascriptWithScope|minKey|maxKey)$/;

/** Accepts the name of a type, or a list of names. */
export const $type: OperatorFactory = (operand) => {
  const wanted = (Array.isArray(operand) ? operand : [operand]).flatMap(ranksOf);
  return (values) => withElements(values).some((value) => value !== undefined && wanted.includes(rank(value)));
};

function ranksOf(type: unknown): readonly number[] {
  if (typeof type !== 'string' || UNSUPPORTED.test(type)) throw notSupported(`$type of ${type}`);
  const ranks = RANKS[type];
  if (!ranks) throw badValue(`Unknown type name alias: ${type}`);
  return ranks;
}
