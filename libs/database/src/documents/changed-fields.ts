import { isDeepStrictEqual } from 'node:util';

/** Written by every save. */
const OF_EVERY_SAVE: readonly PropertyKey[] = ['revision', 'updated_at', 'edited_at', 'edited_by'];

/**
 * Names of the fields that a save changed, for the audit log.
 * @param withFormer fields whose former value is stated as well
 */
export function changedFields<T extends object>(
  before: T,
  after: T,
  withFormer: readonly (keyof T & string)[],
): string[] {
  return (Object.keys(after) as (keyof T & string)[])
    .filter((field) => !OF_EVERY_SAVE.includes(field) && !isSame(before[field], after[field]))
    .map((field) => (withFormer.includes(field) ? `${field} (was ${before[field]})` : field));
}

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(withoutNull(one), withoutNull(other));

/** Schemas store `null` for a part that a form leaves out. */
function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNull);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value ?? null;
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutNull(part)]));
}
