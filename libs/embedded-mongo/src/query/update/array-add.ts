import { compare, equal } from '../../bson/compare.ts';
import { typeName } from '../../bson/shell.ts';
import { type Doc, isDoc, isNumeric, toNumber } from '../../bson/types.ts';
import { badValue } from '../../errors.ts';
import { parseSort, sortDocs } from '../sort.ts';
import type { UpdateOperator } from './types.ts';

/** Appends one value, or several with `$each`; then applies `$position`, `$sort` and `$slice` in this order. */
export const $push: UpdateOperator = (field, operand) => {
  const { value: current = [] } = field;
  if (!Array.isArray(current))
    throw badValue(
      `The field '${field.path}' must be an array but is of type ${typeName(current)} in document ${field.documentId}`,
    );
  const hasModifiers = isDoc(operand) && '$each' in operand;
  field.set(hasModifiers ? pushEach(current, operand) : [...current, operand]);
};

/** Appends the values that the array lacks. */
export const $addToSet: UpdateOperator = (field, operand) => {
  const { value: current = [] } = field;
  if (!Array.isArray(current))
    throw badValue(
      `Cannot apply $addToSet to non-array field. Field named '${field.path}' has non-array type ${typeName(current)}`,
    );
  const added = isDoc(operand) && '$each' in operand ? eachOf(operand, '$addToSet') : [operand];
  const result = [...current];
  for (const value of added) if (!result.some((element) => equal(element, value))) result.push(value);
  field.set(result);
};

const PUSH_MODIFIERS = ['$each', '$position', '$slice', '$sort'];

function pushEach(current: unknown[], modifiers: Doc): unknown[] {
  for (const name of Object.keys(modifiers))
    if (!PUSH_MODIFIERS.includes(name)) throw badValue(`Unrecognized clause in $push: ${name}`);
  const position = integerModifier(modifiers, '$position') ?? current.length;
  let result = current.toSpliced(position, 0, ...eachOf(modifiers, '$push'));
  if ('$sort' in modifiers) result = sortElements(result, modifiers.$sort);
  const slice = integerModifier(modifiers, '$slice');
  if (slice === undefined) return result;
  return slice < 0 ? result.slice(slice) : result.slice(0, slice);
}

function eachOf(modifiers: Doc, operator: string): unknown[] {
  if (Array.isArray(modifiers.$each)) return modifiers.$each;
  throw badValue(
    `The argument to $each in ${operator} must be an array but it was of type ${typeName(modifiers.$each)}`,
  );
}

function integerModifier(modifiers: Doc, name: string): number | undefined {
  const value = modifiers[name];
  if (value === undefined) return undefined;
  if (!isNumeric(value))
    throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(value)}`);
  return Math.trunc(toNumber(value));
}

/** `1` and `-1` sort by whole elements, a document sorts embedded documents by their fields. */
function sortElements(elements: unknown[], sort: unknown): unknown[] {
  if (isDoc(sort)) return sortDocs(elements as Doc[], parseSort(sort));
  if (!isNumeric(sort)) throw badValue('The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1}');
  return elements.toSorted((a, b) => compare(a, b) * toNumber(sort));
}
