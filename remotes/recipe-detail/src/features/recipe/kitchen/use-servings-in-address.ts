import { PAGES } from '@tdt/contracts/plain';
import { servingsIn, withServings } from '@tdt/domain/recipes';
import { useEffect } from 'react';

/**
 * Keeps the servings in the address of the recipe's page, without an entry in the history. The router does not hear of
 * it, so nothing loads or scrolls.
 * @param servings `null` for those of the recipe, which its plain address has
 */
export function useServingsInAddress(servings: number | null): void {
  useEffect(() => {
    const { pathname } = location;
    if (!pathname.startsWith(PAGES.recipe(''))) return;
    const write = () => {
      const search = withServings(location.search, servings);
      if (location.pathname !== pathname || servingsIn(search) === servingsIn(location.search)) return;
      history.replaceState(history.state, '', pathname + search + location.hash);
    };
    write();
    // The sheet of phones has an entry of its own: without this, closing it would bring back the former address.
    const controller = new AbortController();
    window.navigation?.addEventListener('currententrychange', write, { signal: controller.signal });
    return () => controller.abort();
  }, [servings]);
}
