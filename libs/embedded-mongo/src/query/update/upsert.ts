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
  const fields = equalities(exactFilter)
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
 * The paths that must equal one value, with that value; equal ones once, and of an `$or` those of all its clauses, since
 * MongoDB simplifies a filter first.
 */
function equalities(filter: Doc): Equality[] {
  const found = Object.entries(filter).flatMap(([key, condition]): Equality[] => {
    if (key === '$and') return (condition as Doc[]).flatMap(equalities);
    if (key === '$or') {
      const [first = [], ...others] = (condition as Doc[]).map(equalities);
      return first.filter((one) => others.every((clause) => clause.some((other) => textOf(other) === textOf(one))));
    }
    if (key.startsWith('$') || isRegex(condition)) return [];
    if (!isOperatorDoc(condition)) return [[key, condition]];
    if ('$eq' in condition) return [[key, condition.$eq]];
    const choices = (condition.$in ?? []) as unknown[];
    const isOne = choices.length > 0 && !choices.some((choice) => isRegex(choice) || !equal(choice, choices[0]));
    return isOne ? [[key, choices[0]]] : [];
  });
  const texts = found.map(textOf);
  return found.filter((_, at) => texts.indexOf(texts[at] as string) === at);
}

const textOf = ([path, value]: Equality): string => `${path}\0${keyText(value)}`;
