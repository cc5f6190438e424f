import type { Doc } from '../../bson/types.ts';
import type { Field } from './field.ts';

/** An update as a command states it. Operands have exact BSON types, filters plain values. */
export interface UpdateStatement {
  readonly filter: Doc;
  /** Operators, or a replacement document. */
  readonly update: unknown;
}

export interface UpdateContext {
  /** An upsert inserts the document. */
  readonly isInsert: boolean;
}

/** Changes one field; throws a CommandError if the operand or the current value has the wrong type. */
export type UpdateOperator = (field: Field, operand: unknown, context: UpdateContext) => void;
