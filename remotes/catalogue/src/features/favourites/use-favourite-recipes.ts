import type { RecipeCard } from '@tdt/contracts';
import { changeFavourites, useFavourites } from '@tdt/platform';
import { useState, useSyncExternalStore } from 'react';
import { putBack, stillShown } from './shown-ids.ts';
import { useCards } from './use-cards.ts';

export interface FavouriteRecipes {
  /** What was saved when the visit of the page began, and since; the latest first. */
  recipes: { recipe: RecipeCard; isSaved: boolean; restore: () => void }[];
  /** How many are saved; `null` as long as the browser was not asked. */
  count: number | null;
  /** How many of them are on their way; `null` likewise. */
  pending: number | null;
  hasFailed: boolean;
  retry: () => void;
}

const never = () => () => {};

/** The visitor's favourites with their recipes; what is taken out of them stays to be taken back. */
export function useFavouriteRecipes(): FavouriteRecipes {
  const isStarted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const saved = useFavourites();
  const [known, setKnown] = useState(saved);
  const shown = stillShown(known, saved);
  if (shown !== known) setKnown(shown);
  const { cards, hasFailed, retry } = useCards(saved);

  const recipes = shown.flatMap((id) => {
    const recipe = cards.get(id);
    const restore = () => changeFavourites((ids) => putBack(ids, shown, id));
    return recipe ? [{ recipe, isSaved: saved.includes(id), restore }] : [];
  });
  const count = saved.filter((id) => cards.get(id) !== null).length;
  const pending = hasFailed ? 0 : saved.filter((id) => !cards.has(id)).length;
  return { recipes, count: isStarted ? count : null, pending: isStarted ? pending : null, hasFailed, retry };
}
