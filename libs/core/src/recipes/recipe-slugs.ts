import { numberedSlug, slugify } from '@tdt/domain';
import type { RecipesRepository } from './recipes.repository.ts';

/**
 * Proposes slugs to writes. The unique index alone decides; this only remembers what it refused and what it meets, so that
 * a thousand recipes of one title do not each try all numbers, and an import that goes on numbers as one that never stopped.
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

    /** A recipe of this title is stored under this slug: the next ones of the title go on after its number. */
    known(title: string, slug: string): void {
      const plain = slugify(title);
      const number = slug.startsWith(`${plain}-`) ? Number(slug.slice(plain.length + 1)) : 1;
      if (Number.isInteger(number)) next.set(plain, Math.max(number + 1, next.get(plain) ?? 1));
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
