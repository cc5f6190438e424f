import { isDeepStrictEqual } from 'node:util';

/** Written by every save. */
const OF_EVERY_SAVE: readonly PropertyKey[] = ['revision', 'updated_at'];

/**
 * Names of the fields that a save changed, for the audit log.
 * @param told fields of which it also says what they were
 */
export function changedFields<T extends object>(before: T, after: T, told: readonly (keyof T & string)[]): string[] {
  return (Object.keys(after) as (keyof T & string)[])
    .filter((field) => !OF_EVERY_SAVE.includes(field) && !isDeepStrictEqual(before[field], after[field]))
    .map((field) => (told.includes(field) ? `${field} (was ${before[field]})` : field));
}
