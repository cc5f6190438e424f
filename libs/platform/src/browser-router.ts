import { createBrowserRouter as createRouter } from 'react-router-dom';

/**
 * The router knows an entry of the history, such as its scroll position, by a key in `history.state`. It gives none to
 * the first entry of a document, so that positions were lost whenever that entry was shown by another document.
 */
export const createBrowserRouter: typeof createRouter = (...parameters) => {
  const state = history.state as { key?: string } | null;
  if (state?.key === undefined) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  // Browsers lose the place where Back was pressed in a document that no router ran in yet; the router misses it, too.
  else if (scrollY === 0) scrollTo(0, placeOf(state.key));
  return createRouter(...parameters);
};

/** Where the router keeps the scroll positions of the tab, by key. */
const PLACES = 'react-router-scroll-positions';

function placeOf(key: string): number {
  try {
    return JSON.parse(sessionStorage.getItem(PLACES) ?? '{}')[key] ?? 0;
  } catch {
    return 0;
  }
}
