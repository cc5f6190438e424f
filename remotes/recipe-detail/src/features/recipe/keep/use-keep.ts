import { PREVIEW_PAGE } from '@tdt/contracts/plain';
import { useEffect, useState } from 'react';

type Keep = typeof import('./keep.tsx');

/**
 * The parts that need what the browser keeps: none on the server, and none until their code has loaded after hydration.
 * They are no part of the first view. A preview has none: what is not published cannot be kept.
 */
export function useKeep(): Partial<Keep> {
  const [keep, setKeep] = useState<Partial<Keep>>({});
  useEffect(() => {
    if (location.pathname === PREVIEW_PAGE) return;
    import(/* webpackChunkName: "keep" */ './keep.tsx').then(setKeep, () => {});
  }, []);
  return keep;
}
