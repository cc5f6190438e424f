import { savedImage } from '@tdt/admin/editor';
import type { Problem, RecipeInput, SeoInput } from '@tdt/contracts';
import type { RecipeOutput } from '../recipe-schema.ts';
import type { SeoValues } from '../recipe-values.ts';

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
