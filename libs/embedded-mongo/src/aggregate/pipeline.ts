import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.ts';
import { CommandError, notSupported, typeMismatch } from '../errors.ts';
import { countMatching } from '../query/count.ts';
import { type SearchOptions, searchInSteps } from '../query/search.ts';
import type { Step, Turns } from '../query/turns.ts';
import type { ReadView } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import type { Stored } from '../storage/records.ts';
import { readCount } from './group.ts';

/** The supported stages, in the only order in which they may come; `$match` may be repeated. */
export const STAGES = ['$match', '$sort', '$skip', '$limit', '$group'] as const;

type StageName = (typeof STAGES)[number];

/**
 * The results of a pipeline, which is a search and, at its end, a count: what drivers send for `countDocuments`. Such a
 * pipeline uses indexes as `find` does. Others are refused with the name of the stage or expression.
 */
export async function runPipeline(
  view: ReadView,
  collection: Collection | undefined,
  stages: readonly Doc[],
  hint: unknown,
  turns: Turns,
): Promise<Iterable<Step<Buffer | Doc>>> {
  const parsed = parsePipeline(stages);
  const options = { ...parsed.options, hint };
  if (!parsed.count) return rawOf(searchInSteps(view, collection, options));
  const total = await countMatching(view, collection, options, turns);
  return total === 0 ? [] : [{ _id: parsed.count.id, [parsed.count.field]: total }];
}

/** The search that a pipeline stands for. Throws for other pipelines. */
export function parsePipeline(stages: readonly Doc[]): {
  options: SearchOptions;
  count: ReturnType<typeof readCount> | undefined;
} {
  const filters: Doc[] = [];
  const operands = new Map<StageName, unknown>();
  let reached = 0;
  for (const stage of stages) {
    const [name, operand] = entryOf(stage);
    const place = STAGES.indexOf(name);
    if (place < reached || (name !== '$match' && operands.has(name)))
      throw notSupported(`${name} after ${STAGES[reached]}`);
    reached = place;
    operands.set(name, operand);
    if (name === '$match') filters.push(filterOf(operand));
  }
  const [only = {}] = filters;
  const options = {
    filter: filters.length > 1 ? { $and: filters } : only,
    sort: operands.get('$sort'),
    skip: wholeNumber('$skip', operands.get('$skip'), 0),
    limit: wholeNumber('$limit', operands.get('$limit'), 1),
  };
  return { options, count: operands.has('$group') ? readCount(operands.get('$group')) : undefined };
}

function entryOf(stage: Doc): [StageName, unknown] {
  const names = Object.keys(stage);
  const name = names[0] ?? '';
  if (names.length !== 1)
    throw new CommandError(
      40323,
      'Location40323',
      'A pipeline stage specification object must contain exactly one field.',
    );
  if (!(STAGES as readonly string[]).includes(name)) throw notSupported(`Aggregation stage ${name}`);
  return [name as StageName, stage[name]];
}

function filterOf(operand: unknown): Doc {
  if (isDoc(operand)) return operand;
  throw new CommandError(15959, 'Location15959', 'the match filter must be an expression in an object');
}

/** The operand of `$skip` or `$limit`; 0 if the stage is missing. */
function wholeNumber(name: string, operand: unknown, least: number): number {
  if (operand === undefined) return 0;
  const number = isNumeric(operand) ? toNumber(operand) : Number.NaN;
  if (Number.isInteger(number) && number >= least) return number;
  if (number === 0) throw new CommandError(15958, 'Location15958', 'the limit must be positive');
  throw typeMismatch(`invalid argument to ${name} stage: Expected an integer of at least ${least}`);
}

function* rawOf(steps: Iterable<Step<Stored>>): Generator<Step<Buffer>> {
  for (const step of steps) yield step?.raw;
}
