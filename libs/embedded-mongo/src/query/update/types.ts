import type { Collation } from '../../bson/collation.ts';
import type { Doc } from '../../bson/types.ts';
import type { Field } from './field.ts';

/** An update as a command states it. Operands have exact BSON types, filters plain values. */
export interface UpdateStatement {
  readonly filter: Doc;
  /** Operators, a replacement document, or a pipeline. */
  readonly update: unknown;
  readonly arrayFilters?: readonly Doc[] | undefined;
  readonly variables?: Doc | undefined;
  readonly collation?: Collation | undefined;
}

export interface UpdateContext {
  readonly collation: Collation | undefined;
  /** An upsert inserts the document. */
  readonly isInsert: boolean;
  readonly now: Date;
}

/** Changes one field; throws a CommandError if the operand or the current value has the wrong type. */
export type UpdateOperator = (field: Field, operand: unknown, context: UpdateContext) => void;
