import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext as RouterStateContext } from 'react-router-dom';

/**
 * Whether the first page has its data. `false` only in a document that the server did not render, while the loaders of
 * its first page run; the router has no public way to ask this.
 */
export function useIsStarted(): boolean {
  return useContext(RouterStateContext)?.initialized ?? false;
}
