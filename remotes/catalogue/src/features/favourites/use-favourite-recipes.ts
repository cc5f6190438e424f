import type { RecipeCard } from '@tdt/contracts';
import { changeFavourites, useFavourites } from '@tdt/platform';
import { useState, useSyncExternalStore } from 'react';
import { useCards } from './use-cards.ts';

type Ids = readonly string[];

export interface FavouriteRecipes {
  /** Favourites since the page was opened, removed ones included, the latest first. */
  recipes: { recipe: RecipeCard; isSaved: boolean; restore: () => void }[];
  /** Number of favourites; `null` before hydration. */
  count: number | null;
  /** How many of them are loading; `null` before hydration. */
  pending: number | null;
  /** Why they could not be loaded; `null` if they could. */
  failure: unknown;
  retry: () => void;
}

const never = () => () => {};

/** The visitor's favourites with their recipes. A removed one stays in the list, so that it can be restored. */
export function useFavouriteRecipes(): FavouriteRecipes {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const saved = useFavourites();
  const [known, setKnown] = useState(saved);
  const shown = mergeShown(known, saved);
  if (shown !== known) setKnown(shown);
  const { cards, failure, retry } = useCards(saved);

  const recipes = shown.flatMap((id) => {
    const recipe = cards.get(id);
    const restore = () => changeFavourites((ids) => restoreId(ids, shown, id));
    return recipe ? [{ recipe, isSaved: saved.includes(id), restore }] : [];
  });
  const count = saved.filter((id) => cards.get(id) !== null).length;
  const pending = failure ? 0 : saved.filter((id) => !cards.has(id)).length;
  return { recipes, count: isHydrated ? count : null, pending: isHydrated ? pending : null, failure, retry };
}

/** The ids that a visit shows: those shown so far, removed ones included, after those saved meanwhile. */
function mergeShown(shown: Ids, saved: Ids): Ids {
  const added = saved.filter((id) => !shown.includes(id));
  return added.length > 0 ? [...added, ...shown] : shown;
}

/** The saved ids with the removed `id` back in its former place. */
const restoreId = (saved: Ids, shown: Ids, id: string): Ids =>
  mergeShown(shown, saved).filter((one) => one === id || saved.includes(one));
