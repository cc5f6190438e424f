import type { Collation } from '../../bson/collation.ts';
import type { Doc } from '../../bson/types.ts';

/** What a filter may depend on besides the document. */
export interface MatchContext {
  readonly collation?: Collation | undefined;
  /** `let` variables for `$expr`. */
  readonly variables?: Doc | undefined;
}

export type Predicate = (doc: Doc) => boolean;

/** Judges the values a path reached; an empty list means that the path ended in an array without documents. */
export type FieldTest = (values: readonly unknown[]) => boolean;

/** How an operator compiles what is nested in its operand. */
export interface Compiler {
  filter(filter: Doc, context: MatchContext): Predicate;
  condition(condition: unknown, context: MatchContext): FieldTest;
}

/** Makes the test of one query operator from its operand; throws for a malformed operand. */
export type OperatorFactory = (operand: unknown, context: MatchContext, compiler: Compiler) => FieldTest;
