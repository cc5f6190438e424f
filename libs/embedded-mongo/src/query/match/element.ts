import { isTruthy } from '../../bson/types.ts';
import type { OperatorFactory } from './types.ts';

export const $exists: OperatorFactory = (operand) => {
  const wanted = isTruthy(operand);
  return (values) => values.some((value) => value !== undefined) === wanted;
};
