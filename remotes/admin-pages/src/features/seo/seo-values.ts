import type { PictureValue, SeoTexts } from '@tdt/admin/editor';
import type { StoredValues } from '@tdt/admin/kit';
import { type AdminSeo, SeoInputSchema } from '@tdt/contracts';
import { RECIPE_MESSAGES } from '@tdt/contracts/plain';
import { z } from 'zod';

/** What the form of a page's metadata holds. */
export interface SeoValues {
  /** Texts as typed: '' for what the server stores as `null`. */
  seo: SeoTexts;
  /** A file that the save uploads: its address becomes that of the shared picture. */
  share: PictureValue | null;
}

const { shape } = SeoInputSchema;
const optional = (field: 'keywords' | 'canonical_url' | 'og_image_url') =>
  z
    .string()
    .transform((typed) => typed.trim() || null)
    .pipe(shape[field].unwrap());
const required = (field: 'title' | 'description') =>
  z.string().trim().min(1, { error: RECIPE_MESSAGES[field] }).pipe(shape[field].unwrap().unwrap());

/** The form's rules. The server accepts empty texts; this form requires title and description. */
export const SeoFormSchema = z.object({
  seo: z.object({
    title: required('title'),
    description: required('description'),
    keywords: optional('keywords'),
    canonical_url: optional('canonical_url'),
    og_image_url: optional('og_image_url'),
  }),
  share: z.custom<PictureValue | null>(),
});

/** Stored metadata as the form begins with it. */
export const storedSeo = ({ revision, ...texts }: AdminSeo): StoredValues<SeoValues> => ({
  values: {
    seo: {
      title: texts.title ?? '',
      description: texts.description ?? '',
      keywords: texts.keywords ?? '',
      canonical_url: texts.canonical_url ?? '',
      og_image_url: texts.og_image_url ?? '',
    },
    share: null,
  },
  revision,
});
