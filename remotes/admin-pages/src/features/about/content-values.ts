import type { PictureValue } from '@tdt/admin/editor';
import type { StoredValues } from '@tdt/admin/kit';
import { type AdminPageContent, PageContentInputSchema } from '@tdt/contracts';
import { z } from 'zod';

/** What the form of the about page holds. */
export interface ContentValues {
  couple_image: PictureValue | null;
  /** '' for what the server stores as `null`. */
  description_text: string;
}

/** The names of the fields, in their order. */
export const CONTENT_LABELS = {
  couple_image: 'Photo du couple',
  description_text: 'Texte de présentation',
} as const satisfies Record<keyof ContentValues, string>;

/** The form's rules. The picture passes: the save uploads its file, and the server checks it. */
export const ContentFormSchema = z.object({
  couple_image: z.custom<PictureValue | null>(),
  description_text: z
    .string()
    .transform((typed) => typed.trim() || null)
    .pipe(PageContentInputSchema.shape.description_text.unwrap()),
});

/** Stored content as the form begins with it. */
export const storedContent = ({
  couple_image: image,
  description_text,
  revision,
}: AdminPageContent): StoredValues<ContentValues> => ({
  values: { couple_image: image && { ...image, key: image.url }, description_text: description_text ?? '' },
  revision,
});
