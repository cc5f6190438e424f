import { type CountryRef, type RecipeCard, RecipeCardSchema } from '@tdt/contracts';
import { recipeDurations } from '@tdt/cuisine';
import { presentImage, type StoredImage } from '@tdt/files/images';

const {
  id: _id,
  country: _country,
  cover: _cover,
  total_minutes: _total,
  rest_minutes: _rest,
  ...storedFields
} = RecipeCardSchema.shape;

/** The fields of a card that are stored under the same name: a field that the contract adds to cards comes along. */
export const CARD_FIELDS = Object.keys(storedFields) as CardField[];

export type CardField = keyof typeof storedFields;

type CardTimes = Pick<RecipeCard, 'total_minutes' | 'rest_minutes'>;

/** The times of a card, by the rule that the recipe's page and its structured data follow. */
export function cardTimes(recipe: Parameters<typeof recipeDurations>[0]): CardTimes {
  const { total, rest } = recipeDurations(recipe);
  return { total_minutes: total, rest_minutes: rest };
}

/** What a card is made of, beside the recipe's country. */
export interface CardSource extends Pick<RecipeCard, CardField>, CardTimes {
  id: string;
  cover: StoredImage;
}

/** A recipe as lists show it. */
export const recipeCard = (recipe: CardSource, country: CountryRef | null): RecipeCard => ({
  ...(Object.fromEntries(CARD_FIELDS.map((field) => [field, recipe[field]])) as Pick<CardSource, CardField>),
  id: recipe.id,
  country,
  cover: presentImage(recipe.cover),
  total_minutes: recipe.total_minutes,
  rest_minutes: recipe.rest_minutes,
});
