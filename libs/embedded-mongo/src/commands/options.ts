import { type Doc, isDoc, isNumeric, toNumber } from '../bson/types.ts';
import { location, notSupported, typeMismatch } from '../errors.ts';

/** The known options of a command, or of a part of one, with their types. */
export type Options = ReadonlyMap<string, string>;

/** `flag`: also a number, as MongoDB takes it. `whole`: a number of at least 0. */
const TYPES: Record<string, (value: unknown) => boolean> = {
  any: () => true,
  object: isDoc,
  'array of objects': (value) => Array.isArray(value) && value.every(isDoc),
  array: Array.isArray,
  bool: (value) => typeof value === 'boolean',
  flag: (value) => typeof value === 'boolean' || isNumeric(value),
  string: (value) => typeof value === 'string',
  whole: isNumeric,
};

/** Options by their types, each with names that are separated by spaces; a required one ends with `!`. */
export function options(names: Record<string, string>): Options {
  return new Map(Object.entries(names).flatMap(([type, list]) => list.split(' ').map((name) => [name, type] as const)));
}

/**
 * What drivers add to any command. Sessions, read preferences and concerns mean nothing on a single server whose
 * commits are all on disk, except for the concerns that the registry refuses.
 */
export const GENERAL_OPTIONS = options({
  any: '$db $readPreference $clusterTime lsid comment',
  whole: 'maxTimeMS',
  object: 'readConcern writeConcern',
});

/** Options of the parts of commands. */
export const UPDATE_OPTIONS = options({ object: 'q!', any: 'u!', bool: 'multi upsert' });
export const DELETE_OPTIONS = options({ object: 'q!', whole: 'limit!' });
export const INDEX_OPTIONS = options({ any: 'v ns background', object: 'key!', string: 'name', flag: 'unique sparse' });

/** Throws an error with the name of an option that is wrong or unknown: an ignored one would give a wrong result. */
export function checkOptions(what: string, given: Doc, known: Options): void {
  for (const [name, value] of Object.entries(given)) {
    const type = known.get(name) ?? known.get(`${name}!`) ?? GENERAL_OPTIONS.get(name);
    if (!type) throw notSupported(`Option '${name}' of ${what}`);
    if (value === null || value === undefined) continue;
    if (!TYPES[type]?.(value))
      throw typeMismatch(`BSON field '${what}.${name}' is the wrong type, expected type '${type}'`);
    if (type === 'whole' && toNumber(value) < 0)
      throw location(51024, `BSON field '${name}' value must be >= 0, actual value '${value}'`);
  }
  for (const name of known.keys())
    if (name.endsWith('!') && (given[name.slice(0, -1)] ?? undefined) === undefined)
      throw location(40414, `BSON field '${what}.${name.slice(0, -1)}' is missing but a required field`);
}
