import { RECIPE_LIMITS, SLUG_PATTERN } from '@tdt/contracts/plain';
import { isUuid } from '../text/slug.ts';
import { fieldsOf, textOf } from './stored-values.ts';

/** What identifies a recipe and leads to it, also when it has been removed. */
export interface RecipeReference {
  id: string;
  slug: string;
  title: string;
}

/** `null` if a field is missing or wrong. */
export function readReference(value: unknown): RecipeReference | null {
  const { id, slug, title } = fieldsOf(value);
  const [name, text] = [textOf(slug, RECIPE_LIMITS.title), textOf(title, RECIPE_LIMITS.title)];
  if (typeof id !== 'string' || !isUuid(id) || !name || !SLUG_PATTERN.test(name) || !text) return null;
  return { id: id.toLowerCase(), slug: name, title: text };
}
