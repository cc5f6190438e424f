import { encode, withIdFirst } from '../../bson/codec.ts';
import { equal } from '../../bson/compare.ts';
import { keyText } from '../../bson/key-writer.ts';
import { type Doc, isOperatorDoc, isRegex } from '../../bson/types.ts';
import { CommandError } from '../../errors.ts';
import type { Update } from './apply.ts';
import { Field } from './field.ts';
import { comparePaths } from './operators.ts';

/**
 * The document an upsert inserts: the equalities of the filter, in the order of their paths, then the update.
 * `exactFilter` is the filter with exact BSON types, because its values are stored.
 * @param isReplacement of the filter, only `_id` is taken
 */
export function upsertDocument(exactFilter: Doc, update: Update, isReplacement: boolean): Buffer {
  const seed: Doc = {};
  const fields = (equalities(exactFilter) ?? [])
    .filter(([path]) => !isReplacement || /^_id(\.|$)/.test(path))
    .map(([path, value]) => ({ path, segments: path.split('.'), value }))
    .sort((a, b) => comparePaths(a.segments, b.segments));
  for (const [index, { path, segments, value }] of fields.entries()) {
    if (isReplacement && path !== '_id')
      throw new CommandError(111, 'NotExactValueField', `only a part of _id: ${path}`);
    const before = fields[index - 1]?.path;
    if (before !== undefined && `${path}.`.startsWith(`${before}.`))
      throw new CommandError(54, 'NotSingleValueField', `cannot infer query fields: '${before}' is matched twice`);
    new Field(seed, segments).set(value);
  }
  return withIdFirst(encode(update(seed, true)));
}

type Equality = [path: string, value: unknown];

/**
 * The paths that must equal one value, with that value; equal ones once. `undefined`: nothing can match, so
 * MongoDB takes no values.
 */
function equalities(filter: Doc): Equality[] | undefined {
  const parts = Object.entries(filter).map(([key, condition]) => {
    if (key === '$and') return allOf((condition as Doc[]).map(equalities));
    if (key === '$or') return equalitiesOfChoice(condition as Doc[]);
    return key.startsWith('$') ? [] : equalitiesOfField(key, condition);
  });
  return allOf(parts);
}

function allOf(parts: readonly (Equality[] | undefined)[]): Equality[] | undefined {
  if (parts.includes(undefined)) return undefined;
  const found = parts.flatMap((part) => part ?? []);
  const texts = found.map(textOf);
  return found.filter((_, at) => texts.indexOf(texts[at] as string) === at);
}

/**
 * MongoDB leaves out clauses that nothing matches, and joins equalities of one field to an `$in`; not longer clauses.
 */
function equalitiesOfChoice(clauses: readonly Doc[]): Equality[] | undefined {
  const matchable = clauses.filter((clause) => equalities(clause));
  const [first, ...others] = matchable.map((clause) => equalities(clause) ?? []);
  if (others.length === 0) return first;
  const text = first?.map(textOf).join();
  const isOne =
    matchable.every((clause) => conditions(clause) === 1) && others.every(([one]) => one && textOf(one) === text);
  return isOne ? first : [];
}

function equalitiesOfField(path: string, condition: unknown): Equality[] | undefined {
  if (isRegex(condition)) return [];
  if (!isOperatorDoc(condition)) return [[path, condition]];
  const { $in: choices } = condition;
  const found: Equality[] = '$eq' in condition ? [[path, condition.$eq]] : [];
  if (!Array.isArray(choices)) return found;
  if (choices.length === 0) return undefined;
  const isOne = !choices.some((choice) => isRegex(choice) || !equal(choice, choices[0]));
  return isOne ? [...found, [path, choices[0]]] : found;
}

/** How many conditions a filter has, as many as its longest clause for those of an `$or`. */
const conditions = (filter: Doc): number =>
  Object.entries(filter).reduce((sum, [key, condition]) => {
    if (key === '$and') return sum + (condition as Doc[]).reduce((all, clause) => all + conditions(clause), 0);
    if (key === '$or') return sum + Math.max(...(condition as Doc[]).map(conditions));
    return sum + (isOperatorDoc(condition) ? Object.keys(condition).length : 1);
  }, 0);

const textOf = ([path, value]: Equality): string => `${path}\0${keyText(value)}`;
