import { Context, evalExpr } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import type { Options } from 'mingo/types';
import type { Doc } from '../../bson/types.ts';
import type { MatchContext } from '../match/types.ts';
import { EXPRESSIONS } from './operators.ts';

/** Accumulators such as `$sum` and `$max` are also expressions. */
const context = Context.init({ accumulator: { ...accumulators }, expression: EXPRESSIONS });

/** Options of every evaluation by mingo. */
export const MINGO_OPTIONS: Omit<Options, 'context'> = {
  idKey: '_id',
  processingMode: 0,
  useStrictMode: true,
  scriptEnabled: false,
  failOnError: true,
};

/** The value of an aggregation expression for a document. */
export function evaluate(doc: Doc, expression: unknown, { variables }: MatchContext): unknown {
  const options = { ...MINGO_OPTIONS, context, ...(variables ? { variables } : {}) } as Options;
  return evalExpr(doc as never, expression as never, options);
}
