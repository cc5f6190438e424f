import { cardTimes, recipeCard } from '@tdt/catalogue';
import type { CountryRef, RecipeDetail, RecipeMatch, Seo } from '@tdt/contracts';
import { allergensOf, dietsOf } from '@tdt/cuisine/ingredients';
import { contentDate } from '@tdt/database/documents';
import { countryTitle } from '@tdt/domain';
import { chooseCountryImages, chooseDishImages } from '@tdt/domain/recipes';
import {
  DEFAULT_COVER,
  DEFAULT_DISHES,
  DEFAULT_PLACES,
  imagesOf,
  presentImage,
  type StoredImage,
} from '@tdt/files/images';
import type { CountryDocument } from '@tdt/geography';
import type { RecipeDocument } from './recipe.model.ts';

interface Parts {
  recipe: RecipeDocument;
  ref: CountryRef | null;
  /** `undefined`: it has no country, or one that was removed. */
  country: CountryDocument | undefined;
  seo: Seo | null;
  match: RecipeMatch;
}

/** A stored recipe as its page shows it. Fields that need no work pass through. */
export function presentRecipe({ recipe, ref, country, seo, match }: Parts): RecipeDetail {
  const {
    _id: id,
    former_slugs,
    country_id,
    images,
    diet_corrections,
    revision,
    edited_at,
    created_at,
    edited_by: _by,
    edited_fields: _fields,
    updated_at: _,
    publication: __,
    ...fields
  } = recipe;
  const cover = imagesOf(images, 'cover')[0] ?? DEFAULT_COVER;
  const names = recipe.ingredients.map(({ name }) => name);
  const texts = recipe.steps.map(({ description }) => description);
  return {
    ...fields,
    // A draft that does not know them yet is shown for one.
    servings: Math.max(1, recipe.servings),
    ...recipeCard({ ...fields, ...cardTimes(recipe), id, cover }, ref),
    match,
    steps: recipe.steps.toSorted((a, b) => a.step_order - b.step_order),
    diets: dietsOf(names, diet_corrections, texts),
    allergens: allergensOf(names, diet_corrections, texts),
    country_title: ref && countryTitle(ref),
    country_text: country?.recipe_description ?? null,
    country_adjectif: country?.adjectif ?? null,
    country_images: countryImages(recipe, country).map(presentImage),
    dish_images: chooseDishImages<StoredImage>(imagesOf(images, 'plat'), DEFAULT_DISHES).map(presentImage),
    seo,
    created_at: created_at.toISOString(),
    updated_at: contentDate(recipe).toISOString(),
  };
}

const countryImages = (recipe: RecipeDocument, country: CountryDocument | undefined): StoredImage[] =>
  chooseCountryImages<StoredImage>(
    imagesOf(recipe.images, 'pays'),
    country ? imagesOf(country.images, 'recipe') : [],
    DEFAULT_PLACES,
  );
