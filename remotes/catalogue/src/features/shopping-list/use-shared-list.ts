import type { RecipeDetail } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import {
  type ListedRecipe,
  listRecipe,
  readSharedList,
  readShoppingList,
  type ShoppingList,
} from '@tdt/domain/shopping';
import { fetchJson, useRetryAfter, useWhenOnline } from '@tdt/platform';
import { useEffect, useState } from 'react';

interface LoadedList {
  /** The list of the link; `null` while it loads, and without one. */
  shared: ShoppingList | null;
  /** Its recipes that no longer exist. */
  missing: number;
  /** Why it could not be loaded; `null` if it could. */
  failure: unknown;
}

const NOTHING: LoadedList = { shared: null, missing: 0, failure: null };

/** The list that the fragment of an address names, with recipes of today; after a failure again when the network is back. */
export function useSharedList(hash: string): LoadedList & { retry: () => void } {
  const [loaded, setLoaded] = useState<LoadedList & { hash?: string }>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const controller = new AbortController();
    loadShared(hash, controller.signal).then(
      (list) => setLoaded({ ...list, hash }),
      (failure: unknown) => !controller.signal.aborted && setLoaded({ ...NOTHING, failure, hash }),
    );
    return () => controller.abort();
  }, [hash, attempt]);
  const now = loaded.hash === hash ? loaded : NOTHING;
  const retry = () => setAttempt((last) => last + 1);
  useWhenOnline(now.failure ? retry : null);
  useRetryAfter(now.failure, retry);
  return { ...now, retry };
}

async function loadShared(hash: string, signal: AbortSignal): Promise<LoadedList> {
  const named = readSharedList(hash);
  if (!named) return NOTHING;
  const recipes = await Promise.all(named.recipes.map(({ id, servings }) => fetchListed(id, servings, signal)));
  const found = recipes.filter((recipe) => recipe !== null);
  return {
    shared: readShoppingList({ ...named, recipes: found }),
    missing: recipes.length - found.length,
    failure: null,
  };
}

/** `null` if there is no such recipe, or no more. */
async function fetchListed(id: string, servings: number, signal: AbortSignal): Promise<ListedRecipe | null> {
  const { ok, status, body } = await fetchJson<RecipeDetail>(API.recipe(id), { signal });
  if (status === 404 || status === 410) return null;
  if (!ok || !body) throw Object.assign(new Error(`The API returned ${status} for a recipe.`), { data: body });
  return listRecipe(body, servings);
}
