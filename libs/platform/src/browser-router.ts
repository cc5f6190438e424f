import { createBrowserRouter as createRouter } from 'react-router-dom';

/**
 * The router knows an entry of the history, such as its scroll position, by a key in `history.state`. It gives none to
 * the first entry of a document, so that positions were lost whenever that entry was shown by another document.
 */
export const createBrowserRouter: typeof createRouter = (...parameters) => {
  const state = history.state as { key?: string } | null;
  if (state?.key === undefined) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  return createRouter(...parameters);
};
