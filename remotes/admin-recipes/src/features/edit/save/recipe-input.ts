import { dropPreview, type PendingFile, type PictureValue, savedImage, uploadedPicture } from '@tdt/admin/editor';
import type { Problem, RecipeInput, SeoInput, UploadedFile } from '@tdt/contracts';
import type { UploadFolder } from '@tdt/contracts/plain';
import type { RecipeOutput } from '../recipe-schema.ts';
import type { MediaValue, SeoValues } from '../recipe-values.ts';

/** The values that may hold files, in the form or as its rules return them. */
interface FileValues {
  cover: PictureValue | null;
  dishes: PictureValue[];
  steps: { id: string; media: MediaValue | null }[];
}

/** A file that has to be uploaded before the recipe can be saved. Its key is that of the picture, or the id of the step. */
export interface RecipeFile extends PendingFile {
  kind: 'cover' | 'dish' | 'step';
}

/** All files to upload: the cover, the dish pictures, the media of steps. */
export function pendingFiles({ cover, dishes, steps }: FileValues): RecipeFile[] {
  const pictures = (kind: 'cover' | 'dish', folder: UploadFolder, list: PictureValue[]) =>
    list.flatMap(({ key, file }) => (file ? [{ kind, key, file, folder }] : []));
  return [
    ...pictures('cover', 'cover', cover ? [cover] : []),
    ...pictures('dish', 'plat', dishes),
    ...steps.flatMap(({ id, media }) =>
      media?.file ? [{ kind: 'step' as const, key: id, file: media.file, folder: folderOf(media) }] : [],
    ),
  ];
}

const folderOf = ({ type }: MediaValue): UploadFolder =>
  type === 'video' ? 'recipe-steps-videos' : 'recipe-steps-images';

/** The values with an uploaded file in its place, or without a file that was taken out (`null`). */
export function placeFile<Values extends FileValues>(values: Values, key: string, stored: UploadedFile | null): Values {
  const placed = (picture: PictureValue) =>
    picture.key !== key ? [picture] : stored ? [uploadedPicture(picture, stored)] : [];
  return {
    ...values,
    cover: values.cover ? (placed(values.cover)[0] ?? null) : null,
    dishes: values.dishes.flatMap(placed),
    steps: values.steps.map((step) =>
      step.id !== key || !step.media ? step : { ...step, media: stored && storedMedia(step.media, stored) },
    ),
  };
}

const storedMedia = ({ file: _, ...media }: MediaValue, { url }: UploadedFile): MediaValue => ({ ...media, url });

/** Frees the preview of a file that has been placed. */
export function dropPreviewOf({ cover, dishes, steps }: FileValues, key: string): void {
  for (const picture of [cover, ...dishes]) if (picture?.key === key) dropPreview(picture);
  for (const { id, media } of steps) if (id === key && media) dropPreview(media);
}

/** What the server is sent. Every picture and medium must be uploaded already. */
export function recipeInput({ cover, dishes, others, seo: _, ...recipe }: RecipeOutput): RecipeInput {
  return {
    ...recipe,
    images: [
      ...(cover ? [{ ...savedImage(cover), image_type: 'cover' as const }] : []),
      ...dishes.map((dish) => ({ ...savedImage(dish), image_type: 'plat' as const })),
      ...others,
    ],
  };
}

/** Metadata of the form as the server takes it. */
export const seoInput = ({ revision, ...texts }: SeoValues): SeoInput => ({
  title: texts.title.trim() || null,
  description: texts.description.trim() || null,
  keywords: texts.keywords.trim() || null,
  canonical_url: texts.canonical_url.trim() || null,
  og_image_url: texts.og_image_url.trim() || null,
  revision,
});

/** A problem of the server with its pictures named as the form has them: each shows its message at its text. */
export function problemInForm(problem: Problem | null, { cover, dishes, others }: RecipeOutput): Problem | null {
  if (!problem?.errors) return problem;
  const places = [
    ...(cover ? ['cover.alt'] : []),
    ...dishes.flatMap(({ file }, index) => (file ? [] : [`dishes.${index}.alt`])),
    ...others.map((_, index) => `others.${index}`),
  ];
  const inForm = (path: string): string => {
    const [list, index] = path.split('.');
    return (list === 'images' && places[Number(index)]) || path;
  };
  return { ...problem, errors: problem.errors.map(({ path, message }) => ({ path: inForm(path), message })) };
}
