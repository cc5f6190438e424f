import { ObjectId } from 'bson';
import { encode } from '../../bson/codec.ts';
import { type Doc, isOperatorDoc, regexParts } from '../../bson/types.ts';
import { updated } from './apply.ts';
import { Field } from './field.ts';

/**
 * The document an upsert inserts: the equalities of the filter, then the update.
 * `exactFilter` is the filter with exact BSON types, because its values are stored.
 */
export function upsertDocument(exactFilter: Doc, update: unknown): Buffer {
  const seed: Doc = {};
  for (const [path, value] of equalities(exactFilter))
    if (isOperatorDoc(update) || path === '_id') new Field(seed, path.split('.')).set(value);
  const { _id = new ObjectId(), ...rest } = updated(seed, update, true);
  return encode({ _id, ...rest });
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
