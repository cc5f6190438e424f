import { PREVIEW_PAGE } from '@tdt/contracts/plain';
import { type ComponentProps, useEffect, useState } from 'react';

type Keep = typeof import('./keep.tsx');

/** The button that puts the recipe on the shopping list, see `useKeep`. */
export function ListButton(props: ComponentProps<Keep['ListButton']>) {
  const keep = useKeep();
  return keep && <keep.ListButton {...props} />;
}

/** The visitor's own page about the recipe, see `useKeep`. */
export function DiaryPage(props: ComponentProps<Keep['DiaryPage']>) {
  const keep = useKeep();
  return keep && <keep.DiaryPage {...props} />;
}

/**
 * The parts that need what the browser keeps: none on the server, and none until their code has loaded after hydration.
 * They are no part of the first view. A preview has none: what is not published cannot be kept.
 */
function useKeep(): Keep | null {
  const [keep, setKeep] = useState<Keep | null>(null);
  useEffect(() => {
    if (location.pathname === PREVIEW_PAGE) return;
    import(/* webpackChunkName: "hydrated" */ './keep.tsx').then(setKeep, () => {});
  }, []);
  return keep;
}
