import { ObjectId } from 'bson';
import { type Context, evalExpr } from 'mingo/core';
import * as expressions from 'mingo/operators/expression';
import type { Options } from 'mingo/types';
import { compare } from '../../bson/compare.ts';
import { typeName } from '../../bson/shell.ts';
import { tag } from '../../bson/types.ts';
import { CommandError } from '../../errors.ts';

type ExpressionOperators = Parameters<Context['addExpressionOps']>[0];
type Operator = (doc: unknown, operand: unknown, options: Options) => unknown;

const resolve: Operator = (doc, operand, options) => evalExpr(doc as never, operand as never, options);

/** mingo compares only within one type; MongoDB orders all types, with missing before null. */
const comparison =
  (result: (order: number) => unknown): Operator =>
  (doc, operand, options) => {
    const [a, b] = resolve(doc, operand, options) as [unknown, unknown];
    return result(compare(a, b) || Number(b === undefined) - Number(a === undefined) || 0);
  };

/** mingo does not convert ObjectIds. */
const $toString: Operator = (doc, operand, options) => {
  const value = resolve(doc, operand, options);
  if (tag(value) === 'ObjectId') return String(value);
  return expressions.$toString(doc as never, { $literal: value } as never, options);
};

const $toObjectId: Operator = (doc, operand, options) => {
  const value = resolve(doc, operand, options);
  if (value === null || value === undefined) return null;
  if (tag(value) === 'ObjectId') return value;
  if (typeof value === 'string' && ObjectId.isValid(value)) return new ObjectId(value);
  throw new CommandError(241, 'ConversionFailure', `Failed to parse objectId '${String(value)}' in $convert`);
};

const $type: Operator = (doc, operand, options) => typeName(resolve(doc, operand, options));

/** JavaScript in expressions is not supported. */
const { $function: _function, ...mingoOperators } = expressions;

/** mingo's expression operators, with corrections where they differ from MongoDB. */
export const EXPRESSIONS = {
  ...mingoOperators,
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: comparison((order) => order),
  $toString,
  $toObjectId,
  $type,
} as unknown as ExpressionOperators;
