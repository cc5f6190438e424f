/** Metadata as a form holds it: empty texts instead of `null`. */
export interface SeoTexts {
  title: string;
  description: string;
  keywords: string;
  canonical_url: string;
  og_image_url: string;
}

/** The names of the fields, in their order. */
export const SEO_LABELS = {
  title: 'Titre SEO',
  description: 'Description SEO',
  keywords: 'Mots-clés',
  canonical_url: 'URL canonique',
  og_image_url: 'Image de partage',
} as const satisfies Record<keyof SeoTexts, string>;
