import { PAGE_SIZE_MAX } from '@tdt/contracts/plain';
import { parseFavourites } from '@tdt/domain';
import { useSyncExternalStore } from 'react';

const KEY = 'tdt.favourites';
/** Ids of saved recipes, the latest first. */
type Ids = readonly string[];
const NONE: Ids = [];

/** The stored text if the browser refuses to store it; it lasts for the visit. */
let unstored: string | undefined;
let text: string | null = null;
let ids = NONE;

function stored(): string | null {
  try {
    return unstored ?? localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Answers the same array for the same text, as `useSyncExternalStore` requires. */
function read(): Ids {
  const now = stored();
  if (now !== text) ids = parseFavourites(now ?? '');
  text = now;
  return ids;
}

/**
 * Other tabs and `changeFavourites` cause `storage`; a page restored from the back/forward cache gets only `pageshow`.
 */
const EVENTS = ['storage', 'pageshow'];

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) removeEventListener(event, listener);
  };
}

/** Ids of the recipes saved in this browser, the latest first; none on the server. */
export const useFavourites = (): Ids => useSyncExternalStore(subscribe, read, () => NONE);

/**
 * Saves the result of `change` on the current ids, at most the first hundred. Browser only.
 * @returns whether they are stored; if not, they last for the visit
 */
export function changeFavourites(change: (ids: Ids) => Ids): boolean {
  const changed = JSON.stringify(change(read()).slice(0, PAGE_SIZE_MAX));
  unstored = undefined;
  try {
    localStorage.setItem(KEY, changed);
  } catch {
    unstored = changed;
  }
  dispatchEvent(new Event('storage'));
  return unstored === undefined;
}
