import { useLocation } from '@tdt/platform';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Where the user is, or was, in the list that was shown last. */
interface Place {
  /** Path of the list. */
  path: string;
  /** Page, filters and order: the query of its address. */
  search: string;
  /** How far it was scrolled. */
  top: number;
}

/** Of one tab: another one shows other lists. */
const KEY = 'tdt.admin.list';

/** Without storage, or with something else there, a list begins anew. */
function lastPlace(): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

function keep(place: Place | null): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // As above.
  }
}

/** The address of a list as the user left it: for every way back from what it lists. */
export function listPath(path: string): string {
  const last = lastPlace();
  return last?.path === path ? path + last.search : path;
}

/** Forgets the place once another part of the back office is shown: the list then begins anew. */
export function forgetListOutside(pathname: string): void {
  const last = lastPlace();
  if (last && !`${pathname}/`.startsWith(`${last.path}/`)) keep(null);
}

/**
 * Remembers the place in the list on the screen, and returns to it when its rows are shown again.
 * @param isLoaded `null`: the list is in a dialog
 */
export function useListPlace(isLoaded: boolean | null): void {
  const { pathname: path, search } = useLocation();
  // A layout effect: its end comes before the next screen scrolls.
  const isInDialog = isLoaded === null;
  useLayoutEffect(() => {
    if (isInDialog) return;
    const last = lastPlace();
    const isSame = last?.path === path && last.search === search;
    keep({ path, search, top: isSame ? last.top : 0 });
    return () => keep({ path, search, top: scrollY });
  }, [path, search, isInDialog]);
  const enter = useEffectEvent(() => {
    const top = lastPlace()?.top ?? 0;
    if (top > 0) scrollTo(0, top);
  });
  // After the router's own scrolling, which knows nothing of rows that are still to come.
  useEffect(() => {
    if (isLoaded) enter();
  }, [isLoaded]);
}
