import { z } from 'zod';
import { ImageSchema } from './image.ts';
import { CONTENT_PAGE_TYPES } from './plain/constants.ts';

/** Stored SEO metadata of a page. `null` fields fall back to the page's defaults. */
export const SeoSchema = z.strictObject({
  title: z.string().nullable(),
  description: z.string().nullable(),
  keywords: z.string().nullable(),
  canonical_url: z.string().nullable(),
  og_image_url: z.string().nullable(),
});
export type Seo = z.infer<typeof SeoSchema>;

/** Content of the about page; `null` if nothing is stored. */
export const PageContentSchema = z.strictObject({
  page_type: z.enum(CONTENT_PAGE_TYPES),
  couple_image: ImageSchema.nullable(),
  description_text: z.string().nullable(),
});
export type PageContent = z.infer<typeof PageContentSchema>;
