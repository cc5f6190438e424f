import { BSON, type Document } from 'mongodb';

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !('_bsontype' in value);

/**
 * Compares a result with what a unified test expects, by the rules of that format: results may have more members than
 * expected, documents within them not. Returns the first difference.
 */
export function difference(
  expected: unknown,
  actual: unknown,
  entities: ReadonlyMap<string, unknown>,
  isRoot = true,
): string | undefined {
  if (isDocument(expected)) {
    const [operator = ''] = Object.keys(expected);
    if (operator.startsWith('$$')) return specialDifference(operator, expected[operator], actual, entities, isRoot);
    if (!isDocument(actual)) return shown(actual);
    for (const [name, value] of Object.entries(expected)) {
      const found = difference(value, actual[name], entities, false);
      if (found && !isOptional(value, actual[name])) return `${name}: ${found}`;
    }
    const more = Object.keys(actual).find((name) => !(name in expected) && actual[name] !== undefined);
    return more && !isRoot ? `${more}: ${shown(actual[more])}` : undefined;
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return shown(actual);
    for (const [index, value] of expected.entries()) {
      const found = difference(value, actual[index], entities, isRoot);
      if (found) return `${index}: ${found}`;
    }
    return undefined;
  }
  return shown(expected) === shown(actual) ? undefined : shown(actual);
}

const isOptional = (expected: unknown, actual: unknown) =>
  actual === undefined && isDocument(expected) && '$$unsetOrMatches' in expected;

function specialDifference(
  operator: string,
  operand: unknown,
  actual: unknown,
  entities: ReadonlyMap<string, unknown>,
  isRoot: boolean,
): string | undefined {
  switch (operator) {
    case '$$unsetOrMatches':
      return actual === undefined || actual === null ? undefined : difference(operand, actual, entities, isRoot);
    case '$$exists':
      return (actual !== undefined) === operand ? undefined : shown(actual);
    case '$$type':
      return actual === undefined ? 'nothing' : undefined;
    default:
      return `failed: the runner has no ${operator}`;
  }
}

/** Values as JSON with their types, numbers by their value. */
const shown = (value: unknown): string =>
  JSON.stringify(value === undefined ? null : BSON.EJSON.serialize({ value }, { relaxed: true }).value);
