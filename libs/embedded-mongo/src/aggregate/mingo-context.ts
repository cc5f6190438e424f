import { Context } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as pipeline from 'mingo/operators/pipeline';
import * as windows from 'mingo/operators/window';
import type { Options } from 'mingo/types';
import type { Doc } from '../bson/types.ts';
import { MINGO_OPTIONS } from '../query/expression/evaluate.ts';
import { EXPRESSIONS } from '../query/expression/operators.ts';
import { correctedStages, type Stage } from './stages.ts';

/** Stages MongoDB has and this engine refuses; of those, some mingo would run, but not as MongoDB does. */
export const UNSUPPORTED_STAGES = [
  '$bucketAuto',
  '$changeStream',
  '$collStats',
  '$currentOp',
  '$densify',
  '$fill',
  '$geoNear',
  '$indexStats',
  '$listLocalSessions',
  '$listSearchIndexes',
  '$listSessions',
  '$merge',
  '$out',
  '$planCacheStats',
  '$rankFusion',
  '$search',
  '$searchMeta',
  '$setWindowFields',
  '$vectorSearch',
];

const offered = Object.entries({ ...pipeline, ...correctedStages });
const stages = Object.fromEntries(offered.filter(([name]) => !UNSUPPORTED_STAGES.includes(name)));

export const STAGE_NAMES: ReadonlySet<string> = new Set(Object.keys(stages));

export interface PipelineOptions {
  readonly collation?: Doc | undefined;
  readonly variables?: Doc | undefined;
  /** Whole collections, for `$unionWith` and `$graphLookup`. */
  readonly collectionResolver?: ((name: string) => Doc[]) | undefined;
  readonly lookup?: Stage | undefined;
}

/**
 * mingo's operators with those of ours that answer as MongoDB does. Query operators are ours altogether
 * (`$match` is taken before mingo sees it), so none of mingo's are registered.
 */
export function mingoOptions({ lookup, ...options }: PipelineOptions = {}): Options {
  const context = Context.init({
    accumulator: { ...accumulators },
    expression: EXPRESSIONS,
    window: { ...windows },
    pipeline: { ...stages, ...(lookup ? { $lookup: lookup } : {}) } as never,
  });
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...MINGO_OPTIONS, context, ...given } as Options;
}
