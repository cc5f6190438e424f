import type { CountryRef, RecipeCard, RecipeDetail, RecipeMatch, Seo } from '@tdt/contracts';
import { chooseCountryImages, chooseDishImages, countryTitle } from '@tdt/domain';
import type { CountryDocument } from '../countries/country.model.ts';
import { DEFAULT_COVER, DEFAULT_DISHES, DEFAULT_PLACES } from '../media/default-pictures.ts';
import { presentImage } from '../media/present-image.ts';
import { imagesOf, type StoredImage } from '../media/stored-image.ts';
import type { RecipeDocument } from './recipe.model.ts';

interface Parts {
  recipe: RecipeDocument;
  ref: CountryRef;
  /** Missing when the country is gone. */
  country: CountryDocument | undefined;
  seo: Seo | null;
  match: RecipeMatch;
}

/** A stored recipe as its page shows it. */
export function presentRecipe({ recipe, ref, country, seo, match }: Parts): RecipeDetail {
  return {
    ...cardFields(recipe, ref),
    match,
    description: recipe.description,
    servings: recipe.servings,
    cultural_context: recipe.cultural_context,
    cultural_context_title: recipe.cultural_context_title,
    ingredients_title: recipe.ingredients_title,
    steps_title: recipe.steps_title,
    groups: recipe.groups,
    prep_tips: recipe.prep_tips,
    ingredients: recipe.ingredients,
    steps: [...recipe.steps].sort((a, b) => a.step_order - b.step_order),
    country_title: countryTitle(ref),
    country_text: country?.recipe_description ?? null,
    country_images: countryImages(recipe, country).map(presentImage),
    dish_images: chooseDishImages<StoredImage>(imagesOf(recipe.images, 'plat'), DEFAULT_DISHES).map(presentImage),
    seo,
    created_at: recipe.created_at.toISOString(),
    updated_at: recipe.updated_at.toISOString(),
  };
}

const cardFields = (recipe: RecipeDocument, country: CountryRef): RecipeCard => ({
  id: recipe._id,
  slug: recipe.slug,
  title: recipe.title,
  country,
  type_recipe: recipe.type_recipe,
  difficulty: recipe.difficulty,
  preparation_time: recipe.preparation_time,
  cooking_time: recipe.cooking_time,
  cover: presentImage(imagesOf(recipe.images, 'cover')[0] ?? DEFAULT_COVER),
});

const countryImages = (recipe: RecipeDocument, country: CountryDocument | undefined): StoredImage[] =>
  chooseCountryImages<StoredImage>(
    imagesOf(recipe.images, 'pays'),
    country ? imagesOf(country.images, 'recipe') : [],
    DEFAULT_PLACES,
  );
