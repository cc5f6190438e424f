import { Timestamp } from 'bson';
import { isDoc } from '../../bson/types.ts';
import { badValue } from '../../errors.ts';
import type { UpdateOperator } from './types.ts';

export const $set: UpdateOperator = (field, operand) => field.set(operand);

export const $setOnInsert: UpdateOperator = (field, operand, { isInsert }) => {
  if (isInsert) field.set(operand);
};

export const $unset: UpdateOperator = (field) => field.unset();

/** `true` and `{ $type: 'date' }` set the date, `{ $type: 'timestamp' }` a timestamp. */
export const $currentDate: UpdateOperator = (field, operand, { now }) => {
  const type = isDoc(operand) ? operand.$type : operand === true ? 'date' : undefined;
  if (type === 'date') field.set(now);
  else if (type === 'timestamp') field.set(new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }));
  else throw badValue("The '$type' string field is required to be 'date' or 'timestamp'");
};
