import type { Collation } from '../../bson/collation.ts';
import type { Doc } from '../../bson/types.ts';

/** What a filter depends on besides the document. */
export interface MatchContext {
  readonly collation?: Collation | undefined;
  /** `let` variables for `$expr`. */
  readonly variables?: Doc | undefined;
}

export type Predicate = (doc: Doc) => boolean;

/** Tests the values at a path; an empty list means that the path ended in an array without documents. */
export type FieldTest = (values: readonly unknown[]) => boolean;

/** Compiles conditions nested in an operand. */
export interface Compiler {
  filter(filter: Doc, context: MatchContext): Predicate;
  condition(condition: unknown, context: MatchContext): FieldTest;
}

/** Creates the test of a query operator; throws for a malformed operand. */
export type OperatorFactory = (operand: unknown, context: MatchContext, compiler: Compiler) => FieldTest;
