import { type Doc, isDoc, isOperatorDoc, isRegex } from '../../bson/types.ts';
import { badValue, notSupported } from '../../errors.ts';
import { valuesAt } from '../paths.ts';
import { $eq, $exists, $gt, $gte, $in, $lt, $lte, $ne, $nin, not } from './comparison.ts';
import { $options, $regex } from './regex.ts';
import type { FieldTest, OperatorFactory, Predicate } from './types.ts';

const OPERATORS = new Map<string, OperatorFactory>(
  Object.entries({ $eq, $ne, $in, $nin, $gt, $gte, $lt, $lte, $not, $exists, $options }),
);

export const FILTER_OPERATORS = ['$and', '$or', '$nor', '$regex', ...OPERATORS.keys()];

/** Operators of MongoDB that this engine lacks. */
const UNSUPPORTED =
  /^\$(all|elemMatch|size|type|mod|comment|expr|where|text|jsonSchema|sampleRate|ref|id|db|geo.*|near.*|bits.*|maxDistance|minDistance)$/;

/** Compiles a filter to a predicate; throws for unknown operators and malformed operands. */
export function compileFilter(filter: Doc): Predicate {
  const predicates = Object.entries(filter).map(([key, condition]) =>
    key.startsWith('$') ? compileTopLevel(key, condition) : compileField(key, condition),
  );
  return (doc) => predicates.every((predicate) => predicate(doc));
}

/** How the results of clauses make the result of a logical operator. */
const LOGICAL: Record<string, (clauses: readonly Predicate[], doc: Doc) => boolean> = {
  $and: (clauses, doc) => clauses.every((predicate) => predicate(doc)),
  $or: (clauses, doc) => clauses.some((predicate) => predicate(doc)),
  $nor: (clauses, doc) => !clauses.some((predicate) => predicate(doc)),
};

function compileTopLevel(operator: string, operand: unknown): Predicate {
  const combine = LOGICAL[operator];
  if (combine) {
    const predicates = clauses(operator, operand);
    return (doc) => combine(predicates, doc);
  }
  if (UNSUPPORTED.test(operator)) throw notSupported(operator);
  throw badValue(`unknown top level operator: ${operator}`);
}

function clauses(operator: string, operand: unknown): Predicate[] {
  if (!Array.isArray(operand)) throw badValue(`${operator} argument must be an array`);
  if (operand.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  return operand.map((clause) => {
    if (!isDoc(clause)) throw badValue('$or/$and/$nor entries need to be full objects');
    return compileFilter(clause);
  });
}

function compileField(path: string, condition: unknown): Predicate {
  const test = compileFields(condition);
  const segments = path.split('.');
  return (doc) => test(valuesAt(doc, segments));
}

/** Compiles the condition on one path: an operator document, a regular expression or a plain value. */
function compileFields(condition: unknown): FieldTest {
  if (isRegex(condition)) return $regex(condition);
  if (!isOperatorDoc(condition)) return $eq(condition);
  const tests = Object.entries(condition).map(([operator, operand]) => compileOperator(operator, operand, condition));
  return (values) => tests.every((test) => test(values));
}

function compileOperator(operator: string, operand: unknown, siblings: Doc): FieldTest {
  if (operator === '$regex') return $regex(operand, siblings.$options);
  if (operator === '$options' && !('$regex' in siblings)) throw badValue('$options needs a $regex');
  if (UNSUPPORTED.test(operator)) throw notSupported(operator);
  const factory = OPERATORS.get(operator);
  if (!factory) throw badValue(`unknown operator: ${operator}`);
  return factory(operand);
}

function $not(operand: unknown): FieldTest {
  if (!isRegex(operand) && !isOperatorDoc(operand)) throw badValue('$not needs a regex or a document');
  return not(compileFields(operand));
}
