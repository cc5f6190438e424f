import type { RecipeSeed } from '@tdt/contracts';
import { foldText } from '@tdt/cuisine/words';
import { derivedId } from '@tdt/database/documents';
import { PUBLIC, type Publication } from '@tdt/domain/publication';
import { UNEDITED } from '../edited-documents.ts';
import type { SeoDocument } from '../pages/page.models.ts';
import { seoId } from '../pages/seo-page.ts';
import type { RecipeDocument, RecipeFields } from './recipe.model.ts';
import { storedFields, storedPublication } from './written-recipe.ts';

/** Id of an imported recipe. It follows from title and country, so that importing twice finds the same document. */
export const importedRecipeId = (countryId: string | null, title: string): string =>
  derivedId(`recipe:${countryId ?? ''}:${foldText(title)}`);

/** What a record says, else public. */
const publicationOf = ({ publication }: RecipeSeed): Publication =>
  publication ? storedPublication(publication) : PUBLIC;

/** The fields that an import writes. Groups that ingredients or steps name are added to the recipe's own. */
export function fieldsFromSeed(
  seed: RecipeSeed,
  countryId: string | null,
  publication = publicationOf(seed),
): RecipeFields {
  const {
    id: _id,
    country: _country,
    seo: _seo,
    created_at: _createdAt,
    publication: _,
    images = [],
    ...written
  } = seed;
  const named = [...seed.ingredients, ...seed.steps].flatMap(({ group }) => group ?? []);
  return storedFields(
    {
      ...written,
      groups: [...seed.groups, ...named],
      images: images.toSorted((a, b) => a.image_order - b.image_order),
    },
    countryId,
    publication,
  );
}

export function recipeFromSeed(seed: RecipeSeed, id: string, countryId: string | null, slug: string): RecipeDocument {
  const now = new Date();
  const fields = fieldsFromSeed(seed, countryId);
  return {
    _id: id,
    slug: fields.publication.state === 'draft' ? id : slug,
    former_slugs: [],
    ...fields,
    revision: 1,
    edited_at: null,
    ...UNEDITED,
    created_at: seed.created_at ?? now,
    updated_at: now,
  };
}

export const seoFromSeed = (id: string, seo: NonNullable<RecipeSeed['seo']>): SeoDocument => ({
  _id: seoId('recipe', id),
  page_type: 'recipe',
  page_id: id,
  ...seo,
  canonical_url: null,
  og_image_url: null,
  revision: 1,
  ...UNEDITED,
  updated_at: new Date(),
});
