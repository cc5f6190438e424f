import { encode, withIdFirst } from '../../bson/codec.ts';
import { type Doc, isOperatorDoc, regexParts } from '../../bson/types.ts';
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

/** The paths that must equal one value, with that value. */
function equalities(filter: Doc): [string, unknown][] {
  return Object.entries(filter).flatMap(([key, condition]): [string, unknown][] => {
    if (key === '$and') return (condition as Doc[]).flatMap(equalities);
    if (key === '$or') return (condition as Doc[]).length === 1 ? equalities((condition as Doc[])[0] as Doc) : [];
    if (key.startsWith('$') || regexParts(condition)) return [];
    if (!isOperatorDoc(condition)) return [[key, condition]];
    if ('$eq' in condition) return [[key, condition.$eq]];
    const { $in: list } = condition;
    return Array.isArray(list) && list.length === 1 && !regexParts(list[0]) ? [[key, list[0]]] : [];
  });
}
