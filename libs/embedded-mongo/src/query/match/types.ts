import type { Doc } from '../../bson/types.ts';

export type Predicate = (doc: Doc) => boolean;

/** Tests the values at a path; an empty list means that the path ended in an array without documents. */
export type FieldTest = (values: readonly unknown[]) => boolean;

/** Creates the test of a query operator; throws for a malformed operand. */
export type OperatorFactory = (operand: unknown) => FieldTest;
