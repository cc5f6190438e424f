import { notSupported } from '../errors.ts';

export type Options = ReadonlySet<string>;

/** Options by their names, separated by spaces. */
export const options = (names: string): Options => new Set(names.split(' ').filter(Boolean));

/**
 * What drivers add to any command. Sessions, read preferences and concerns mean nothing on a single server whose
 * commits are all on disk, except for the read concerns that the registry refuses.
 */
export const GENERAL_OPTIONS = options(
  '$db $readPreference $clusterTime lsid txnNumber comment maxTimeMS readConcern writeConcern apiVersion apiStrict apiDeprecationErrors',
);

/** Options of the parts of commands. */
export const UPDATE_OPTIONS = options('q u multi upsert');
export const DELETE_OPTIONS = options('q limit');
export const INDEX_OPTIONS = options('v key name ns unique sparse partialFilterExpression background');

/** Throws an error with the name of an option that is not known: an ignored option would give a wrong answer. */
export function checkOptions(what: string, given: readonly string[], known: Options): void {
  for (const name of given)
    if (!known.has(name) && !GENERAL_OPTIONS.has(name)) throw notSupported(`Option '${name}' of ${what}`);
}
