import { isUuid, numberedSlug, slugify } from '@tdt/domain/text';
import type { RecipeDocument } from './recipe.model.ts';
import type { RecipesRepository } from './recipes.repository.ts';

/** The slug of a title. Addresses of recipes also take ids: no slug looks like one. */
const slugOf = (title: string): string => {
  const slug = slugify(title);
  return isUuid(slug) ? `recette-${slug}` : slug;
};

/**
 * Proposes slugs to an import. Only the unique index decides whether a slug is free; this remembers which numbers are
 * taken, so that a thousand recipes of one title do not each try all numbers, and so that a resumed import continues
 * the numbering as if it had never stopped.
 */
export function createSlugs(recipes: Pick<RecipesRepository, 'highestNumber'>) {
  const next = new Map<string, number>();
  return {
    /** A slug for this title that was not proposed before. */
    propose(title: string): string {
      const slug = slugOf(title);
      const number = next.get(slug) ?? 1;
      next.set(slug, number + 1);
      return numberedSlug(slug, number);
    },

    /** Notes that a recipe of this title is stored under this slug: later proposals use higher numbers. */
    addStored(title: string, slug: string): void {
      const plain = slugOf(title);
      const number = slug.startsWith(`${plain}-`) ? Number(slug.slice(plain.length + 1)) : 1;
      if (Number.isInteger(number)) next.set(plain, Math.max(number + 1, next.get(plain) ?? 1));
    },

    /** Continues after the highest number that is stored: for a title whose proposal the index refused. */
    async skipStored(title: string): Promise<void> {
      const slug = slugOf(title);
      const highest = await recipes.highestNumber(slug);
      next.set(slug, Math.max(highest + 1, next.get(slug) ?? 2));
    },
  };
}

/** What a recipe is called, and was. */
type Named = Pick<RecipeDocument, 'title' | 'slug' | 'former_slugs'>;

/**
 * Slugs for a title, the best first, without end: the unique index decides which is free. A recipe whose new title gives
 * the same slug keeps its own; one that gets an earlier title back, its former one.
 */
export async function* slugChoices(
  recipes: Pick<RecipesRepository, 'highestNumber'>,
  title: string,
  recipe?: Named,
): AsyncGenerator<string> {
  const plain = slugOf(title);
  if (recipe && slugOf(recipe.title) === plain) yield recipe.slug;
  yield plain;
  for (const former of recipe?.former_slugs ?? []) if (isNumbered(former, plain)) yield former;
  for (;;) yield numberedSlug(plain, (await recipes.highestNumber(plain)) + 1);
}

const isNumbered = (slug: string, plain: string): boolean =>
  slug.startsWith(`${plain}-`) && /^\d+$/.test(slug.slice(plain.length + 1));

export type Slugs = ReturnType<typeof createSlugs>;
