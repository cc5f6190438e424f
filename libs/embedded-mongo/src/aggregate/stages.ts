import type { Iterator } from 'mingo/lazy';
import { Lazy } from 'mingo/lazy';
import * as mingoStages from 'mingo/operators/pipeline';
import type { Options } from 'mingo/types';
import { parseCollation } from '../bson/collation.ts';
import { type Doc, toNumber } from '../bson/types.ts';
import { CommandError } from '../errors.ts';
import { compileFilter } from '../query/match/compile.ts';
import { parseSort, sortDocs } from '../query/sort.ts';

/** A pipeline stage as mingo calls it. */
export type Stage = (input: Iterator, operand: never, options: Options) => Iterator;

/** Uses our query operators. */
const $match = (input: Iterator, filter: Doc, options: Options): Iterator => {
  const variables = { ...options.variables, ...(options as { local?: { variables?: Doc } }).local?.variables };
  return input.filter(compileFilter(filter, { collation: parseCollation(options.collation), variables }));
};

/** mingo orders BSON types differently. */
const $sort = (input: Iterator, sort: Doc, options: Options): Iterator =>
  input.transform((docs: Doc[]) => Lazy(sortDocs(docs, parseSort(sort), parseCollation(options.collation))));

/** mingo may return a document several times. */
const $sample = (input: Iterator, { size }: Doc): Iterator =>
  input.transform((docs: Doc[]) => {
    const shuffled = docs.slice();
    const wanted = Math.min(toNumber(size), shuffled.length);
    for (let i = 0; i < wanted; i++) {
      const other = i + Math.floor(Math.random() * (shuffled.length - i));
      [shuffled[i], shuffled[other]] = [shuffled[other] as Doc, shuffled[i] as Doc];
    }
    return Lazy(shuffled.slice(0, wanted));
  });

/** mingo orders the fields alphabetically, with `_id` last. */
const $project = (input: Iterator, projection: Doc, options: Options): Iterator => {
  const project = (doc: Doc) => mingoStages.$project(Lazy([doc]), projection as never, options).next().value as Doc;
  return input.map((doc: Doc) => inOrder(project(doc), doc));
};

function inOrder(result: Doc, original: Doc): Doc {
  const names = ['_id', ...Object.keys(original), ...Object.keys(result)];
  const ordered: Doc = {};
  for (const name of names) if (Object.hasOwn(result, name)) ordered[name] = result[name];
  return ordered;
}

/** A `$group` by the lower boundary. mingo compares dates by identity. */
const $bucket = (input: Iterator, operand: Doc, options: Options): Iterator => {
  const {
    groupBy,
    boundaries,
    output = { count: { $sum: 1 } },
  } = operand as { groupBy: unknown; boundaries: unknown[]; output?: Doc };
  if (!Array.isArray(boundaries) || boundaries.length < 2)
    throw new CommandError(40192, 'Location40192', "The $bucket 'boundaries' field must have at least 2 values");
  const branches = boundaries.slice(0, -1).map((low, i) => ({
    case: { $and: [{ $gte: [groupBy, literal(low)] }, { $lt: [groupBy, literal(boundaries[i + 1])] }] },
    // biome-ignore lint/suspicious/noThenProperty: `$switch` has a member of this name
    then: literal(low),
  }));
  const fallback = 'default' in operand ? { default: literal(operand.default) } : {};
  const _id = { $switch: { branches, ...fallback } };
  return $sort(mingoStages.$group(input, { _id, ...output } as never, options), { _id: 1 }, options);
};

const literal = (value: unknown) => ({ $literal: value });

export const correctedStages: Record<string, Stage> = { $match, $sort, $sample, $project, $bucket };
