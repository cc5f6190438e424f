import type { Field } from './field.ts';

export interface UpdateContext {
  /** An upsert inserts the document. */
  readonly isInsert: boolean;
}

/** Changes one field; throws a CommandError if the operand or the current value has the wrong type. */
export type UpdateOperator = (field: Field, operand: unknown, context: UpdateContext) => void;
