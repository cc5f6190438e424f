import { shell } from '../../bson/shell.ts';
import { type Doc, isDoc } from '../../bson/types.ts';
import { CommandError, failedToParse, notSupported } from '../../errors.ts';
import { $addToSet } from './add-to-set.ts';
import { Field } from './field.ts';
import { $set, $setOnInsert, $unset } from './fields.ts';
import { $inc } from './inc.ts';
import { $pull } from './pull.ts';
import { $push } from './push.ts';
import type { UpdateContext, UpdateOperator } from './types.ts';

const OPERATORS = new Map<string, UpdateOperator>(
  Object.entries({ $set, $setOnInsert, $unset, $inc, $push, $addToSet, $pull }),
);

export const UPDATE_OPERATORS = [...OPERATORS.keys()];

/** Operators of MongoDB that this engine lacks. */
const UNSUPPORTED = ['$mul', '$min', '$max', '$pop', '$pullAll', '$rename', '$bit', '$currentDate'];

/** Applies an operator update to a document in place. */
export function applyOperators(doc: Doc, update: Doc, context: UpdateContext): void {
  const changes: (() => void)[] = [];
  const claimed: string[] = [];
  for (const [name, operands] of Object.entries(update)) {
    const operator = operatorFor(name, operands);
    for (const [path, operand] of Object.entries(operands as Doc)) {
      const segments = segmentsOf(path);
      claim(claimed, path);
      changes.push(() => operator(new Field(doc, segments), operand, context));
    }
  }
  for (const change of changes) change();
}

function segmentsOf(path: string): string[] {
  if (path === '') throw new CommandError(56, 'EmptyFieldName', `An empty update path is not valid.`);
  const segments = path.split('.');
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

/** Throws if two operators change the same field, or a field and its parent. */
function claim(claimed: string[], path: string): void {
  const other = claimed.find((taken) => taken === path || taken.startsWith(`${path}.`) || path.startsWith(`${taken}.`));
  if (other !== undefined)
    throw new CommandError(
      40,
      'ConflictingUpdateOperators',
      `Updating the path '${path}' would create a conflict at '${other.length < path.length ? other : path}'`,
    );
  claimed.push(path);
}
