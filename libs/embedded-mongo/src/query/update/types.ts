import type { Field } from './field.ts';

/** Changes one field of a document that is updated, or inserted by an upsert. */
export type Change = (field: Field, isInsert: boolean) => void;

/** Reads an operand; throws a CommandError if it is malformed. The change throws if the current value has a wrong type. */
export type UpdateOperator = (operand: unknown, path: string) => Change;
