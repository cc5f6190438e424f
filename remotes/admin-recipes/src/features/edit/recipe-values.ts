import { type PictureValue, randomId } from '@tdt/admin/editor';
import type { StoredValues } from '@tdt/admin/kit';
import type {
  AdminRecipe,
  AdminSeo,
  Difficulty,
  PublicationInput,
  RecipeDraft,
  RecipeInput,
  RecipeType,
} from '@tdt/contracts';
import { PUBLIC } from '@tdt/domain/publication';

export interface IngredientValue {
  id: string;
  name: string;
  quantity: string;
  /** '': none. */
  group: string;
}

export interface MediaValue {
  type: 'image' | 'video';
  url: string;
  /** Of a video: the text of a file of captions. */
  captions?: string | undefined;
  /** Not uploaded yet; `url` is then the address of its preview. */
  file?: File;
}

export interface StepValue {
  id: string;
  description: string;
  group: string;
  duree_preparation: string;
  duree_cuisson: string;
  duree_repos: string;
  media: MediaValue | null;
}

/** SEO texts of the form; `revision` is that of the stored ones, 0 without any. */
export interface SeoValues {
  title: string;
  description: string;
  keywords: string;
  canonical_url: string;
  og_image_url: string;
  revision: number;
}

/** What the editor holds. Texts are as typed: '' for what the server stores as `null`. */
export interface RecipeValues {
  /** What the next save makes of it; the buttons of the form set it. */
  publication: PublicationInput;
  title: string;
  description: string;
  country_id: string;
  type_recipe: RecipeType;
  difficulty: Difficulty;
  preparation_time: string;
  cooking_time: string;
  servings: string;
  groups: { name: string }[];
  ingredients: IngredientValue[];
  ingredients_title: string;
  steps: StepValue[];
  steps_title: string;
  cultural_context_title: string;
  cultural_context: string;
  prep_tips: { text: string }[];
  diet_corrections: RecipeInput['diet_corrections'];
  cover: PictureValue | null;
  dishes: PictureValue[];
  /** Pictures that no tab shows (country, mood): they are saved as they are. */
  others: RecipeInput['images'];
  seo: SeoValues;
}

export const newIngredient = (): IngredientValue => ({ id: randomId(), name: '', quantity: '', group: '' });

export const newStep = (): StepValue => ({
  id: randomId(),
  description: '',
  group: '',
  duree_preparation: '',
  duree_cuisson: '',
  duree_repos: '',
  media: null,
});

/** Of a recipe without any. */
export const NO_SEO: SeoValues = {
  title: '',
  description: '',
  keywords: '',
  canonical_url: '',
  og_image_url: '',
  revision: 0,
};

/** A new recipe: easy, a dish, with one empty ingredient and one empty step. */
export const newRecipe = (publication: PublicationInput = PUBLIC): RecipeValues => ({
  publication,
  title: '',
  description: '',
  country_id: '',
  type_recipe: 'plat',
  difficulty: 'facile',
  preparation_time: '',
  cooking_time: '',
  servings: '',
  groups: [],
  ingredients: [newIngredient()],
  ingredients_title: '',
  steps: [newStep()],
  steps_title: '',
  cultural_context_title: '',
  cultural_context: '',
  prep_tips: [],
  diet_corrections: {},
  cover: null,
  dishes: [],
  others: [],
  seo: NO_SEO,
});

const pictureOf = ({ image_type: _, ...picture }: AdminRecipe['images'][number]): PictureValue => ({
  ...picture,
  key: picture.url,
});

/** Stored metadata as the editor begins with them. */
export const seoValues = (seo: AdminSeo | null): SeoValues => ({
  title: seo?.title ?? '',
  description: seo?.description ?? '',
  keywords: seo?.keywords ?? '',
  canonical_url: seo?.canonical_url ?? '',
  og_image_url: seo?.og_image_url ?? '',
  revision: seo?.revision ?? 0,
});

/** A stored recipe as the editor begins with it. */
export function recipeValues(recipe: AdminRecipe, seo: AdminSeo | null): RecipeValues {
  const { images, servings, publication, ...texts } = recipe;
  return {
    publication: { state: publication.state, from: publication.from, until: publication.until },
    title: texts.title,
    description: texts.description,
    country_id: texts.country_id ?? '',
    type_recipe: texts.type_recipe,
    difficulty: texts.difficulty,
    preparation_time: texts.preparation_time ?? '',
    cooking_time: texts.cooking_time ?? '',
    servings: servings === 0 ? '' : String(servings),
    groups: texts.groups.map((name) => ({ name })),
    ingredients: texts.ingredients.map((ingredient) => ({ ...ingredient, group: ingredient.group ?? '' })),
    ingredients_title: texts.ingredients_title ?? '',
    steps: texts.steps.map(({ step_order: _, ...step }) => ({
      ...step,
      group: step.group ?? '',
      duree_preparation: step.duree_preparation ?? '',
      duree_cuisson: step.duree_cuisson ?? '',
      duree_repos: step.duree_repos ?? '',
    })),
    steps_title: texts.steps_title ?? '',
    cultural_context_title: texts.cultural_context_title ?? '',
    cultural_context: texts.cultural_context ?? '',
    prep_tips: texts.prep_tips.map((text) => ({ text })),
    diet_corrections: texts.diet_corrections,
    cover: images.filter(({ image_type }) => image_type === 'cover').map(pictureOf)[0] ?? null,
    dishes: images.filter(({ image_type }) => image_type === 'plat').map(pictureOf),
    others: images.filter(({ image_type }) => image_type !== 'cover' && image_type !== 'plat'),
    seo: seoValues(seo),
  };
}

/** A stored recipe, or with `draft` its pending changes, as their form begins. */
export const storedValues = (
  recipe: AdminRecipe,
  seo: AdminSeo,
  draft?: RecipeDraft | null,
): StoredValues<RecipeValues> =>
  draft
    ? {
        values: recipeValues(draft.content.recipe, draft.content.seo),
        revision: draft.base.recipe.revision,
        pending: { origin: recipeValues(draft.base.recipe, draft.base.seo), revision: draft.revision },
      }
    : { values: recipeValues(recipe, seo), revision: recipe.revision };

/** What was stored when an editor began. */
export const originOf = ({ values, pending }: StoredValues<RecipeValues>): RecipeValues => pending?.origin ?? values;
