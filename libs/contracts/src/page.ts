import { z } from 'zod';
import { ImageSchema } from './image.ts';

/** Stored SEO metadata of a page; empty fields fall back to the page's own defaults. */
export const SeoSchema = z.strictObject({
  title: z.string().nullable(),
  description: z.string().nullable(),
  keywords: z.string().nullable(),
  canonical_url: z.string().nullable(),
  og_image_url: z.string().nullable(),
});
export type Seo = z.infer<typeof SeoSchema>;

export const SEO_PAGE_TYPES = ['home', 'recipes_list', 'about', 'recipe'] as const;
export type SeoPageType = (typeof SEO_PAGE_TYPES)[number];

export const CONTENT_PAGE_TYPES = ['about_content'] as const;
export type ContentPageType = (typeof CONTENT_PAGE_TYPES)[number];

/** Content of the about page; `null` where nothing is stored. */
export const PageContentSchema = z.strictObject({
  page_type: z.enum(CONTENT_PAGE_TYPES),
  couple_image: ImageSchema.nullable(),
  description_text: z.string().nullable(),
});
export type PageContent = z.infer<typeof PageContentSchema>;
