import { AppError } from '@tdt/contracts';
import { editedDocuments } from '../edited-documents.ts';
import type { RecipeDocument, RecipeFields } from './recipe.model.ts';
import { slugChoices } from './recipe-slugs.ts';
import type { RecipesRepository } from './recipes.repository.ts';

/** Slugs are numbered without end. */
export const noSlug = () => new Error('No slug is free.');

export const deletionOf = ({ publication }: RecipeDocument) => publication.deleted;

type Named = Pick<RecipeFields, 'publication' | 'title'>;

/** Slugs are born on publishing: until then, a recipe has its id in the place of one. */
export function slugsFor(
  repository: Pick<RecipesRepository, 'highestNumber'>,
  { publication, title }: Named,
  id: string,
  before?: RecipeDocument,
) {
  const isNamed = before !== undefined && before.slug !== id;
  if (publication.state === 'draft') return [isNamed ? before.slug : id];
  return slugChoices(repository, title, isNamed ? before : undefined);
}

/** Reading and replacing stored recipes; see `editedDocuments`. */
export function replacedRecipes(repository: Pick<RecipesRepository, 'byId' | 'exists' | 'update' | 'highestNumber'>) {
  const stored = { ...repository, isStored: repository.exists, deletionOf };
  const recipes = editedDocuments<RecipeDocument, Partial<RecipeFields> & { slug: string }>(stored, {
    notFound: 'RECIPE_NOT_FOUND',
    gone: ({ by }) => new AppError('RECIPE_GONE', { detail: `Mise à la corbeille${by === null ? '' : ` par ${by}`}.` }),
  });
  return {
    ...recipes,

    /** Replaces fields in one write, under the recipe's own slug or the first free one of its new title. */
    async replace(before: RecipeDocument, fields: Partial<RecipeFields>, edit: { at: Date; by: string | null }) {
      for await (const slug of slugsFor(repository, { ...before, ...fields }, before._id, before)) {
        const after = await recipes.replace(before, { ...fields, slug }, edit);
        if (after) return after;
      }
      throw noSlug();
    },
  };
}
