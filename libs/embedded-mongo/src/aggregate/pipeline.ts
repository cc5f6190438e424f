import { Aggregator } from 'mingo/aggregator';
import { decode, decodeFields } from '../bson/codec.ts';
import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.ts';
import { CommandError, notSupported, typeMismatch } from '../errors.ts';
import { countMatching } from '../query/count.ts';
import { type SearchOptions, search } from '../query/search.ts';
import type { ReadView } from '../storage/batch.ts';
import type { Collection } from '../storage/collection.ts';
import { neededFields } from './dependencies.ts';
import { createLookup } from './lookup.ts';
import { mingoOptions, STAGE_NAMES, UNSUPPORTED_STAGES } from './mingo-context.ts';

/** The input of a pipeline. */
export interface PipelineSource {
  readonly view: ReadView;
  readonly database: string;
  /** `undefined` for a collection that does not exist, and for `aggregate: 1`. */
  readonly collection: Collection | undefined;
  readonly collation?: Doc | undefined;
  readonly variables?: Doc | undefined;
  readonly hint?: unknown;
}

/** The results in order: stored bytes if no stage changes documents, else new documents. */
export function runPipeline(source: PipelineSource, stages: readonly Doc[]): Iterable<Buffer | Doc> {
  for (const stage of stages) checkStage(stage);
  const { options, rest } = splitSearch(stages);
  const { view, collection, collation, variables, hint } = source;
  const searched = { ...options, collation, variables, hint };
  const counted = countField(rest);
  if (counted) return countOnly(counted, countMatching(view, collection, searched));
  const found = search(view, collection, searched);
  if (rest.length === 0) return rawOf(found);
  const hasOwnInput = rest[0] !== undefined && '$documents' in rest[0];
  const input = hasOwnInput ? [] : decoded(found, neededFields(rest));
  return fromMingo(new Aggregator(rest as never[], optionsFor(source)).stream(input as Iterable<never>));
}

function checkStage(stage: unknown): void {
  if (!isDoc(stage)) throw typeMismatch("Each element of the 'pipeline' array must be an object");
  const names = Object.keys(stage);
  const name = names[0] ?? '';
  if (names.length !== 1)
    throw new CommandError(
      40323,
      'Location40323',
      'A pipeline stage specification object must contain exactly one field.',
    );
  if (UNSUPPORTED_STAGES.includes(name)) throw notSupported(name);
  if (!STAGE_NAMES.has(name))
    throw new CommandError(40324, 'Location40324', `Unrecognized pipeline stage name: '${name}'`);
}

/** Combines the leading `$match`, `$sort`, `$skip` and `$limit` into one search, which can use indexes. */
function splitSearch(stages: readonly Doc[]): { options: SearchOptions; rest: Doc[] } {
  const rest = [...stages];
  const take = (name: string): unknown => (rest[0] && name in rest[0] ? rest.shift()?.[name] : undefined);
  const filters: Doc[] = [];
  for (let filter = take('$match'); filter !== undefined; filter = take('$match')) {
    if (!isDoc(filter))
      throw new CommandError(15959, 'Location15959', 'the match filter must be an expression in an object');
    filters.push(filter);
  }
  const sort = take('$sort');
  const skip = take('$skip');
  const limit = take('$limit');
  if (limit !== undefined && !(isNumeric(limit) && toNumber(limit) > 0))
    throw new CommandError(15958, 'Location15958', 'the limit must be positive');
  return {
    options: {
      filter: filters.length === 1 ? filters[0] : filters.length > 1 ? { $and: filters } : {},
      sort,
      skip: skip === undefined ? 0 : toNumber(skip),
      limit: limit === undefined ? 0 : toNumber(limit),
    },
    rest,
  };
}

interface Counted {
  readonly id: Doc;
  readonly field: string;
}

/** Recognises `$count` and `countDocuments` (`$group` by a constant with one `$sum: 1`), which need no decoding. */
function countField(rest: readonly Doc[]): Counted | undefined {
  const stage = rest[0];
  if (rest.length !== 1 || !stage) return undefined;
  if (typeof stage.$count === 'string') return { id: {}, field: stage.$count };
  if (!isDoc(stage.$group)) return undefined;
  const { _id, ...sums } = stage.$group;
  const [field, ...others] = Object.keys(sums);
  const sum = field === undefined ? undefined : sums[field];
  const isConstant = _id === null || isNumeric(_id);
  return field && others.length === 0 && isConstant && isDoc(sum) && sum.$sum === 1
    ? { id: { _id }, field }
    : undefined;
}

const countOnly = ({ id, field }: Counted, total: number): Doc[] => (total === 0 ? [] : [{ ...id, [field]: total }]);

function optionsFor(source: PipelineSource): ReturnType<typeof mingoOptions> {
  const { view, database, collation, variables } = source;
  const collectionNamed = (name: string | undefined) => view.collections.get(`${database}.${name}`);
  return mingoOptions({
    collation,
    variables,
    collectionResolver: (name) => [...decoded(search(view, collectionNamed(name), {}))],
    lookup: createLookup((name, stages, inner) => {
      const results = runPipeline(
        { view, database, collection: collectionNamed(name), collation, variables: inner },
        stages,
      );
      return [...results].map((result) => (Buffer.isBuffer(result) ? decode(result) : result));
    }),
  });
}

function* rawOf(found: Iterable<{ raw: Buffer }>): Generator<Buffer> {
  for (const { raw } of found) yield raw;
}

function* decoded(found: Iterable<{ raw: Buffer }>, fields?: ReadonlySet<string>): Generator<Doc> {
  for (const { raw } of found) yield fields ? decodeFields(raw, fields) : decode(raw);
}

function* fromMingo(results: { next(): { value?: unknown; done: boolean } }): Generator<Doc> {
  for (let result = results.next(); !result.done; result = results.next()) yield result.value as Doc;
}
