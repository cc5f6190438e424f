import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.ts';
import { location, notSupported, typeMismatch } from '../errors.ts';
import { countMatching } from '../query/count.ts';
import { namespaceOf } from './arguments.ts';
import { pageReply } from './cursors.ts';
import type { Command } from './types.ts';

/** Runs pipelines that count, which drivers send for `countDocuments`. */
export const aggregate: Command = async (call) => {
  const { body, view, turns } = call;
  if (typeof body.aggregate !== 'string') throw notSupported('aggregate without a collection');
  const namespace = namespaceOf(call);
  const { id, field, options } = parseCount(body.pipeline as Doc[]);
  const total = await countMatching(view, view.collections.get(namespace), { ...options, hint: body.hint }, turns);
  return pageReply(call, namespace, total === 0 ? [] : [{ _id: id, [field]: total }]);
};

/** The number of all documents; drivers count those that match a filter by a pipeline. */
export const count: Command = async (call) => ({
  n: await countMatching(call.view, call.view.collections.get(namespaceOf(call)), {}, call.turns),
});

/** The supported stages, in the only order in which they may come: what drivers send for `countDocuments`. */
export const STAGES = ['$match', '$skip', '$limit', '$group'] as const;

/**
 * Reads what a pipeline counts, the constant by which it groups, and the field for the number. Throws with the name of
 * what makes it more than a count.
 */
function parseCount(stages: readonly Doc[]) {
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
  const { $match = {}, $skip = 0, $limit, $group } = operands;
  if (!isDoc($match)) throw location(15959, 'the match filter must be an expression in an object');
  if (isNumeric($limit) && toNumber($limit) === 0) throw location(15958, 'the limit must be positive');
  if (!isDoc($group)) throw notSupported('A pipeline without a $group that counts');
  const { _id: id, ...fields } = $group;
  const [field = '', ...others] = Object.keys(fields);
  const isCount = others.length === 0 && JSON.stringify(fields[field]) === '{"$sum":1}';
  if (!isCount) throw notSupported(`$group with ${JSON.stringify(fields)} instead of one { $sum: 1 }`);
  if (id !== null && !isNumeric(id)) throw notSupported('$group by anything but null or a number');
  return { id, field, options: { filter: $match, skip: wholeNumber($skip), limit: wholeNumber($limit ?? 0) } };
}

function wholeNumber(operand: unknown): number {
  const number = isNumeric(operand) ? toNumber(operand) : -1;
  if (Number.isInteger(number) && number >= 0) return number;
  throw typeMismatch('invalid argument to $skip or $limit stage: Expected a non-negative integer');
}
