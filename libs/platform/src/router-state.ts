import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext as RouterStateContext } from 'react-router-dom';

/**
 * Whether the first page has its data. `false` only while the loaders of the first page run in a document that the
 * server did not render. The router has no public API for this.
 */
export function useIsStarted(): boolean {
  return useContext(RouterStateContext)?.initialized ?? false;
}
