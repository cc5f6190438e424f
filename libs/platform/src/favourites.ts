import { PAGE_SIZE_MAX } from '@tdt/contracts/plain';
import { isUuid } from '@tdt/domain';
import { useSyncExternalStore } from 'react';

const KEY = 'tdt.favourites';
/** Ids of saved recipes, the latest first. */
type Ids = readonly string[];
const NONE: Ids = [];

/** What the browser refused to store: good for the visit. */
let kept: string | undefined;
let text: string | null = null;
let ids = NONE;

/** The ids in a stored text, the first hundred; none when somebody else wrote it. */
export function parseFavourites(stored: string): Ids {
  try {
    const found = (JSON.parse(stored) as unknown[]).filter((id) => typeof id === 'string' && isUuid(id)) as string[];
    return [...new Set(found.map((id) => id.toLowerCase()))].slice(0, PAGE_SIZE_MAX);
  } catch {
    return NONE;
  }
}

function stored(): string | null {
  try {
    return kept ?? localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The same array for the same text, as React asks of a snapshot. */
function read(): Ids {
  const now = stored();
  if (now !== text) ids = parseFavourites(now ?? '');
  text = now;
  return ids;
}

/** Other tabs tell by `storage`, as does `changeFavourites`; a page that comes back from the history has heard neither. */
const EVENTS = ['storage', 'pageshow'];

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) removeEventListener(event, listener);
  };
}

/** Ids of the recipes that the visitor has saved in this browser, the latest first; none on the server. */
export const useFavourites = (): Ids => useSyncExternalStore(subscribe, read, () => NONE);

/**
 * Saves what `change` makes of the ids as they are now, the first hundred of them. Browser only.
 * @returns whether they are stored; if not, they last as long as the visit
 */
export function changeFavourites(change: (ids: Ids) => Ids): boolean {
  const changed = JSON.stringify(change(read()).slice(0, PAGE_SIZE_MAX));
  kept = undefined;
  try {
    localStorage.setItem(KEY, changed);
  } catch {
    kept = changed;
  }
  dispatchEvent(new Event('storage'));
  return kept === undefined;
}
