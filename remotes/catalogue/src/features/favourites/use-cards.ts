import type { CatalogueResult, RecipeCard } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { changeFavourites, fetchJson, useRetryAfter, useWhenOnline } from '@tdt/platform';
import { useEffect, useState } from 'react';

/** By id; `null` for a recipe that no longer exists. */
type Cards = ReadonlyMap<string, RecipeCard | null>;

export interface LoadedCards {
  cards: Cards;
  /** Why the last request failed; `null` if it did not. */
  failure: unknown;
  retry: () => void;
}

/** The recipe cards of `ids`; fetches those that are not loaded yet, after a failure when the network is back. */
export function useCards(ids: readonly string[]): LoadedCards {
  const [cards, setCards] = useState<Cards>(new Map());
  const [attempt, setAttempt] = useState<{ failure: unknown }>({ failure: null });
  const missing = ids.filter((id) => !cards.has(id)).join(',');

  useEffect(() => {
    if (attempt.failure || !missing) return;
    const controller = new AbortController();
    const add = (found: Cards) => {
      setCards((known) => new Map([...known, ...found]));
      removeMissing(found);
    };
    const fail = (failure: unknown) => !controller.signal.aborted && setAttempt({ failure });
    fetchCards(missing, controller.signal).then(add, fail);
    return () => controller.abort();
  }, [missing, attempt]);

  const failure = missing === '' ? null : attempt.failure;
  const retry = () => setAttempt({ failure: null });
  useWhenOnline(failure ? retry : null);
  useRetryAfter(failure, retry);
  return { cards, failure, retry };
}

async function fetchCards(ids: string, signal: AbortSignal): Promise<Cards> {
  const { ok, status, body } = await fetchJson<CatalogueResult>(`${API.recipes}?ids=${ids}`, { signal });
  if (!ok || !body) throw Object.assign(new Error(`The API returned ${status} for the favourites.`), { data: body });
  const found = new Map(body.items.map((card) => [card.id, card]));
  return new Map(ids.split(',').map((id) => [id, found.get(id) ?? null]));
}

/**
 * Removes recipes that no longer exist from the favourites, so that the header does not count them. Keeps all when none
 * was found, since the catalogue may be being restored.
 */
function removeMissing(found: Cards): void {
  const missing = [...found].filter(([, card]) => card === null).map(([id]) => id);
  if (missing.length > 0 && missing.length < found.size)
    changeFavourites((ids) => ids.filter((id) => !missing.includes(id)));
}
