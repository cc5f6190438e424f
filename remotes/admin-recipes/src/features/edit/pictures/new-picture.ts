import type { PictureValue, RecipeValues } from '../recipe-values.ts';

/** A picture that is not uploaded yet. Its size in pixels is 0 until the upload answers. */
export const newPicture = (file: File): PictureValue => ({
  key: crypto.randomUUID(),
  url: URL.createObjectURL(file),
  width: 0,
  height: 0,
  placeholder: '',
  alt: '',
  focal: null,
  file,
});

/** Frees the memory of a preview that is no longer shown. */
export function dropPreview({ file, url }: Pick<PictureValue, 'file' | 'url'>): void {
  if (file) URL.revokeObjectURL(url);
}

/** A picture whose preview was freed, or belongs to a document that is gone, with a new one. */
export const withPreview = <Value extends { file?: File; url: string }>(value: Value): Value =>
  value.file ? { ...value, url: URL.createObjectURL(value.file) } : value;

/** The same for all files of a recipe. */
export const withPreviews = (values: RecipeValues): RecipeValues => ({
  ...values,
  cover: values.cover && withPreview(values.cover),
  dishes: values.dishes.map(withPreview),
  steps: values.steps.map((step) => ({ ...step, media: step.media && withPreview(step.media) })),
});
