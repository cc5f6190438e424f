import type { Collation } from '../../bson/collation.ts';
import type { Doc } from '../../bson/types.ts';
import type { Field } from './field.ts';

/** One update as it stands in a command. Operands carry exact BSON types, filters plain values. */
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
  /** The document is being inserted by an upsert. */
  readonly isInsert: boolean;
  readonly now: Date;
}

/** Changes one field; throws a CommandError when operand or present value are of the wrong type. */
export type UpdateOperator = (field: Field, operand: unknown, context: UpdateContext) => void;
