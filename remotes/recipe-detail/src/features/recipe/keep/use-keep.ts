import { useEffect, useState } from 'react';

type Keep = typeof import('./keep.tsx');

/**
 * The parts that need what the browser keeps: none on the server, and none until their code has loaded after hydration.
 * They are no part of the first view.
 */
export function useKeep(): Partial<Keep> {
  const [keep, setKeep] = useState<Partial<Keep>>({});
  useEffect(() => {
    import(/* webpackChunkName: "keep" */ './keep.tsx').then(setKeep, () => {});
  }, []);
  return keep;
}
