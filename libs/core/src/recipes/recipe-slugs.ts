import { numberedSlug, slugify } from '@tdt/domain';
import type { RecipesRepository } from './recipes.repository.ts';

/**
 * Proposes slugs to writes. The unique index alone decides; this only remembers what it refused, so that a thousand
 * recipes of one title do not each try all numbers.
 */
export function createSlugs(recipes: RecipesRepository) {
  const next = new Map<string, number>();
  return {
    /** A slug for a title that this has not proposed before. */
    propose(title: string): string {
      const slug = slugify(title);
      const nth = next.get(slug) ?? 1;
      next.set(slug, nth + 1);
      return numberedSlug(slug, nth);
    },

    /** The index refused a proposal for this title: goes on after the highest number stored. */
    async refused(title: string): Promise<void> {
      const slug = slugify(title);
      const highest = await recipes.highestNumber(slug);
      next.set(slug, Math.max(highest + 1, next.get(slug) ?? 2));
    },
  };
}

export type Slugs = ReturnType<typeof createSlugs>;
