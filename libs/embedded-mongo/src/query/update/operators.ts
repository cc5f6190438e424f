import { shell } from '../../bson/shell.ts';
import { type Doc, isDoc } from '../../bson/types.ts';
import { CommandError, failedToParse, notSupported } from '../../errors.ts';
import { isArrayIndex } from '../paths.ts';
import { $addToSet } from './add-to-set.ts';
import { Field } from './field.ts';
import { $set, $setOnInsert, $unset } from './fields.ts';
import { $inc } from './inc.ts';
import { $pull } from './pull.ts';
import { $push } from './push.ts';
import type { Change, UpdateOperator } from './types.ts';

const OPERATORS = new Map<string, UpdateOperator>(
  Object.entries({ $set, $setOnInsert, $unset, $inc, $push, $addToSet, $pull }),
);

export const UPDATE_OPERATORS = [...OPERATORS.keys()];

/** Operators of MongoDB that this engine lacks. */
const UNSUPPORTED = ['$mul', '$min', '$max', '$pop', '$pullAll', '$rename', '$bit', '$currentDate'];

/** A change of the field at a path. */
interface Part {
  readonly segments: readonly string[];
  readonly change: Change;
}

/**
 * Compiles an operator update to a function that applies it in place. The order of the paths decides about the order of
 * new fields: MongoDB takes names alphabetically, and numbers by their size.
 */
export function compileOperators(update: Doc): (doc: Doc, isInsert: boolean) => void {
  const parts: Part[] = Object.entries(update).flatMap(([name, operands]) => {
    const operator = operatorFor(name, operands);
    return Object.entries(operands as Doc).map(([path, operand]) => ({
      segments: updatePath(path),
      change: operator(operand, path),
    }));
  });
  parts.sort((a, b) => comparePaths(a.segments, b.segments));
  checkConflicts(parts.map(({ segments }) => segments));
  return (doc, isInsert) => {
    for (const { segments, change } of parts) change(new Field(doc, segments), isInsert);
  };
}

/** The segments of a path. */
function updatePath(path: string): string[] {
  const segments = path.split('.');
  if (segments.includes(''))
    throw new CommandError(56, 'EmptyFieldName', `The update path '${path}' has an empty name.`);
  if (segments.some((segment) => segment.startsWith('$'))) throw notSupported(`The path '${path}' of an update`);
  return segments;
}

function operatorFor(name: string, operands: unknown): UpdateOperator {
  if (UNSUPPORTED.includes(name)) throw notSupported(name);
  const operator = OPERATORS.get(name);
  if (!operator) throw failedToParse(`Unknown modifier: ${name}`);
  if (!isDoc(operands)) throw failedToParse(`Modifiers operate on fields: ${name} has ${shell(operands)}`);
  return operator;
}

export function comparePaths(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((segment, depth) => segment !== b[depth]);
  const [left, right] = [a[at], b[at]];
  if (left === undefined || right === undefined) return a.length - b.length;
  if (isArrayIndex(left) && isArrayIndex(right)) return Number(left) - Number(right);
  return left < right ? -1 : 1;
}

/** Throws if two operators change the same field, or a field and its parent, which is the path before it in order. */
function checkConflicts(ordered: readonly (readonly string[])[]): void {
  for (const [index, segments] of ordered.entries()) {
    const before = ordered[index - 1];
    if (!before?.every((segment, depth) => segment === segments[depth])) continue;
    const message = `Updating the path '${segments.join('.')}' would create a conflict at '${before.join('.')}'`;
    throw new CommandError(40, 'ConflictingUpdateOperators', message);
  }
}
