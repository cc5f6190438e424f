import type { Site } from '@tdt/contracts';
import { type PageHead, pageHead } from '../seo/page-head.ts';

/** Head of the shopping list, which differs per visitor and is empty for search engines. Not in the file of all heads. */
export const shoppingListHead = (site: Site): PageHead =>
  pageHead(site, null, {
    title: 'Liste de courses',
    description: `Les ingrédients de vos recettes de ${site.name}, rayon par rayon.`,
    path: null,
    robots: 'noindex, follow',
  });
