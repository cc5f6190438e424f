import { isDeepStrictEqual } from 'node:util';
import type { AdminRecipe } from '@tdt/contracts';

/** Written by every save. */
const OF_EVERY_SAVE: readonly string[] = ['revision', 'updated_at'];

/** Names of the fields that a save changed, for the audit log; of the title and the slug also what they were. */
export function changedFields(before: AdminRecipe, after: AdminRecipe): string[] {
  return (Object.keys(after) as (keyof AdminRecipe)[])
    .filter((field) => !OF_EVERY_SAVE.includes(field) && !isDeepStrictEqual(before[field], after[field]))
    .map((field) => (field === 'title' || field === 'slug' ? `${field} (was ${before[field]})` : field));
}
