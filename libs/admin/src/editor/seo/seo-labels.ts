import type { SeoTexts } from './seo-fields.tsx';

/** The names of the fields, in their order. */
export const SEO_LABELS = {
  title: 'Titre SEO',
  description: 'Description SEO',
  keywords: 'Mots-clés',
  canonical_url: 'URL canonique',
  og_image_url: 'Image de partage',
} as const satisfies Record<keyof SeoTexts, string>;
