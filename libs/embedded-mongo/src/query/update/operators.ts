import { shell, typeName } from '../../bson/shell.ts';
import { type Doc, isDoc } from '../../bson/types.ts';
import { CommandError, failedToParse } from '../../errors.ts';
import { $addToSet, $push } from './array-add.ts';
import { $pop, $pull, $pullAll } from './array-remove.ts';
import { Field } from './field.ts';
import { $currentDate, $set, $setOnInsert, $unset } from './fields.ts';
import { $bit, $inc, $max, $min, $mul } from './numeric.ts';
import { PositionalPaths } from './positional.ts';
import type { UpdateContext, UpdateOperator, UpdateStatement } from './types.ts';

/** All operators except `$rename`, which changes two fields. */
const OPERATORS: Record<string, UpdateOperator | undefined> = {
  $set,
  $setOnInsert,
  $unset,
  $currentDate,
  $inc,
  $mul,
  $min,
  $max,
  $bit,
  $push,
  $addToSet,
  $pop,
  $pull,
  $pullAll,
};

/** Applies an operator update to a document in place. */
export function applyOperators(doc: Doc, update: Doc, statement: UpdateStatement, context: UpdateContext): void {
  const paths = new PositionalPaths(doc, statement.filter, statement.arrayFilters ?? [], statement.collation);
  const changes: (() => void)[] = [];
  const claimed: string[] = [];
  for (const [name, operands] of Object.entries(update)) {
    checkModifier(name, operands);
    for (const [path, operand] of Object.entries(operands)) {
      if (path === '') throw new CommandError(56, 'EmptyFieldName', `An empty update path is not valid.`);
      for (const segments of paths.expand(path)) {
        claim(claimed, segments.join('.'));
        if (name === '$rename') changes.push(rename(doc, segments, operand, claimed));
        else changes.push(() => OPERATORS[name]?.(new Field(doc, segments), operand, context));
      }
    }
  }
  paths.checkAllUsed();
  for (const change of changes) change();
}

function checkModifier(name: string, operands: unknown): asserts operands is Doc {
  if (!OPERATORS[name] && name !== '$rename')
    throw failedToParse(
      `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  if (!isDoc(operands))
    throw failedToParse(
      `Modifiers operate on fields but we found type ${typeName(operands)} instead. For example: {$mod: {<field>: ...}} not {${name}: ${shell(operands)}}`,
    );
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

function rename(doc: Doc, segments: string[], target: unknown, claimed: string[]): () => void {
  if (typeof target !== 'string') throw failedToParse(`The 'to' field for $rename must be a string`);
  claim(claimed, target);
  return () => {
    const from = new Field(doc, segments);
    const { value } = from;
    if (value === undefined) return;
    from.unset();
    new Field(doc, target.split('.')).set(value);
  };
}
