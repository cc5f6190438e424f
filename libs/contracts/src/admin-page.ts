import { z } from 'zod';
import { RECIPE_LIMITS, SEO_LIMITS } from './plain/recipes.ts';
import { readableText } from './readable-text.ts';
import { SavedImageSchema } from './saved-image.ts';

/** The longest text that is accepted. */
const atMost = (length: number) => [length, { error: `${length} caractères au plus.` }] as const;
const seoText = (max: number) =>
  readableText()
    .max(...atMost(max))
    .nullable()
    .default(null);
/** Browsers read `/\\host` like `//host`, and pages refer to the home page where an address cannot be parsed. */
const isAddress = (text: string): boolean =>
  /^(?:https:\/\/\S|\/(?![/\\]))\S*$/.test(text) && URL.canParse(text, 'https://localhost');
/** An https address, or a path of this site. */
const seoUrl = z
  .string()
  .trim()
  .max(...atMost(SEO_LIMITS.url))
  .refine(isAddress, { error: 'Indiquez une adresse https:// ou un chemin du site.' })
  .nullable()
  .default(null);

/** What an editor writes of a page's SEO metadata; `revision` 0: none is stored yet. Empty fields are `null`. */
export const SeoInputSchema = z.strictObject({
  title: seoText(SEO_LIMITS.title),
  description: seoText(SEO_LIMITS.description),
  keywords: seoText(SEO_LIMITS.keywords),
  canonical_url: seoUrl,
  og_image_url: seoUrl,
  revision: z.int().min(0),
});
export type SeoInput = z.infer<typeof SeoInputSchema>;

/** Stored SEO metadata with its revision; all `null` at revision 0. */
export const AdminSeoSchema = SeoInputSchema;
export type AdminSeo = z.infer<typeof AdminSeoSchema>;

/** A picture of the site, or one at an https address, whose size the browser has measured. */
const PagePictureSchema = SavedImageSchema.extend({
  url: z
    .string()
    .trim()
    .max(RECIPE_LIMITS.url)
    .regex(/^(?:\/media\/|https:\/\/)[^\s]+$/, { error: 'Indiquez une adresse https://.' }),
});

/** What an editor writes of the about page; `revision` 0: nothing is stored yet. */
export const PageContentInputSchema = z.strictObject({
  /** `null`: the page shows no picture. */
  couple_image: PagePictureSchema.nullable(),
  description_text: readableText()
    .max(...atMost(RECIPE_LIMITS.prose))
    .nullable()
    .default(null),
  revision: z.int().min(0),
});
export type PageContentInput = z.infer<typeof PageContentInputSchema>;

/** Stored content of a page; at revision 0 the default picture and no text. */
export const AdminPageContentSchema = PageContentInputSchema;
export type AdminPageContent = z.infer<typeof AdminPageContentSchema>;
