import { Context } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as pipeline from 'mingo/operators/pipeline';
import * as windows from 'mingo/operators/window';
import type { Options } from 'mingo/types';
import type { Doc } from '../bson/types.ts';
import { MINGO_OPTIONS } from '../query/expression/evaluate.ts';
import { EXPRESSIONS } from '../query/expression/operators.ts';
import { correctedStages, type Stage } from './stages.ts';

/** Stages of MongoDB that this engine refuses, some of them because mingo runs them differently. */
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

const mingoOperators = Object.entries({ ...pipeline, ...correctedStages });
const stages = Object.fromEntries(mingoOperators.filter(([name]) => !UNSUPPORTED_STAGES.includes(name)));

export const STAGE_NAMES: ReadonlySet<string> = new Set(Object.keys(stages));

export interface PipelineOptions {
  readonly collation?: Doc | undefined;
  readonly variables?: Doc | undefined;
  /** Whole collections, for `$unionWith` and `$graphLookup`. */
  readonly collectionResolver?: ((name: string) => Doc[]) | undefined;
  readonly lookup?: Stage | undefined;
}

/**
 * mingo's operators, with corrections where they differ from MongoDB. mingo's query operators are not registered: our
 * own `$match` replaces its stage.
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
