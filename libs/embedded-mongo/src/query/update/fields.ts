import type { UpdateOperator } from './types.ts';

export const $set: UpdateOperator = (field, operand) => field.set(operand);

export const $setOnInsert: UpdateOperator = (field, operand, { isInsert }) => {
  if (isInsert) field.set(operand);
};

export const $unset: UpdateOperator = (field) => field.unset();
