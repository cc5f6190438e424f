import { PAGE_SIZE_MAX } from '@tdt/contracts/plain';
import { parseFavourites } from '@tdt/domain/kept';
import { useSyncExternalStore } from 'react';
import { onStored, storedText, storeText } from './stored-text.ts';

const KEY = 'tdt.favourites';
/** Ids of saved recipes, the latest first. */
type Ids = readonly string[];
const NONE: Ids = [];

let text: string | null = null;
let ids = NONE;

/** Returns the same array for the same text, as `useSyncExternalStore` requires. */
function read(): Ids {
  const now = storedText(KEY);
  if (now !== text) ids = parseFavourites(now ?? '');
  text = now;
  return ids;
}

/** Ids of the recipes saved in this browser, the latest first; none on the server. */
export const useFavourites = (): Ids => useSyncExternalStore(onStored, read, () => NONE);

/** Saves the result of `change` on the current ids, at most the first hundred. Browser only. */
export const changeFavourites = (change: (ids: Ids) => Ids): void =>
  storeText(KEY, JSON.stringify(change(read()).slice(0, PAGE_SIZE_MAX)));
