import { type CountryRef, type RecipeCard, RecipeCardSchema } from '@tdt/contracts';
import { presentImage } from '../media/present-image.ts';
import type { StoredImage } from '../media/stored-image.ts';
import type { RecipeDocument } from './recipe.model.ts';

const { id: _id, country: _country, cover: _cover, ...storedFields } = RecipeCardSchema.shape;

/** The fields of a card that are stored under the same name: a field that the contract adds to cards comes along. */
export const CARD_FIELDS = Object.keys(storedFields) as (keyof typeof storedFields)[];

/** What a card is made of, beside the recipe's country. */
export interface CardSource extends Pick<RecipeDocument, keyof typeof storedFields> {
  id: string;
  cover: StoredImage;
}

/** A recipe as lists show it. */
export const recipeCard = (recipe: CardSource, country: CountryRef): RecipeCard => ({
  ...(Object.fromEntries(CARD_FIELDS.map((field) => [field, recipe[field]])) as Pick<
    CardSource,
    keyof typeof storedFields
  >),
  id: recipe.id,
  country,
  cover: presentImage(recipe.cover),
});
