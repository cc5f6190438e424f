import type { UpdateOperator } from './types.ts';

export const $set: UpdateOperator = (operand) => (field) => field.set(operand);

export const $setOnInsert: UpdateOperator = (operand) => (field, isInsert) => {
  if (isInsert) field.set(operand);
};

export const $unset: UpdateOperator = () => (field) => field.unset();
