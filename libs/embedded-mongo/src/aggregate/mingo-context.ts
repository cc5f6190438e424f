import { Context } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as pipeline from 'mingo/operators/pipeline';
import * as projections from 'mingo/operators/projection';
import * as windows from 'mingo/operators/window';
import type { Options } from 'mingo/types';
import type { Doc } from '../bson/types.ts';
import { MINGO_OPTIONS } from '../query/expression.ts';
import { correctedStages, type Stage } from './stages.ts';

/** Stages mingo offers and this engine runs with a changed meaning, or not at all. */
const { $merge: _merge, $out: _out, $lookup: _lookup, ...stages } = pipeline;

export const STAGE_NAMES: ReadonlySet<string> = new Set([...Object.keys(stages), '$lookup']);

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
    expression: { ...expressions },
    projection: { ...projections },
    window: { ...windows },
    pipeline: { ...stages, ...correctedStages, ...(lookup ? { $lookup: lookup } : {}) } as never,
  });
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...MINGO_OPTIONS, context, ...given } as Options;
}
