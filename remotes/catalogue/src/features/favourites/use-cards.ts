import type { CatalogueResult, RecipeCard } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { changeFavourites, fetchJson } from '@tdt/platform';
import { useEffect, useState } from 'react';

/** By id; `null` for a recipe that is no longer there. */
type Cards = ReadonlyMap<string, RecipeCard | null>;

export interface LoadedCards {
  cards: Cards;
  hasFailed: boolean;
  retry: () => void;
}

/** The recipes of some ids; asks for those that are not known yet. */
export function useCards(ids: readonly string[]): LoadedCards {
  const [cards, setCards] = useState<Cards>(new Map());
  const [attempt, setAttempt] = useState({ hasFailed: false });
  const missing = ids.filter((id) => !cards.has(id)).join(',');

  useEffect(() => {
    if (attempt.hasFailed || !missing) return;
    const controller = new AbortController();
    const keep = (found: Cards) => {
      setCards((known) => new Map([...known, ...found]));
      forgetGone(found);
    };
    const fail = () => !controller.signal.aborted && setAttempt({ hasFailed: true });
    fetchCards(missing, controller.signal).then(keep, fail);
    return () => controller.abort();
  }, [missing, attempt]);

  return { cards, hasFailed: attempt.hasFailed && missing !== '', retry: () => setAttempt({ hasFailed: false }) };
}

async function fetchCards(ids: string, signal: AbortSignal): Promise<Cards> {
  const { ok, status, body } = await fetchJson<CatalogueResult>(`${API.recipes}?ids=${ids}`, { signal });
  if (!ok || !body) throw new Error(`The favourites were answered ${status}.`);
  const found = new Map(body.items.map((card) => [card.id, card]));
  return new Map(ids.split(',').map((id) => [id, found.get(id) ?? null]));
}

/**
 * Takes out of the favourites what is no longer there, or the number in the header would count it for ever. Not when
 * nothing was found: a catalogue that is being restored is no reason to lose them all.
 */
function forgetGone(found: Cards): void {
  const gone = [...found].filter(([, card]) => card === null).map(([id]) => id);
  if (gone.length > 0 && gone.length < found.size) changeFavourites((ids) => ids.filter((id) => !gone.includes(id)));
}
