import { PREVIEW_PAGE } from '@tdt/contracts/plain';
import { useLoaded } from '@tdt/ui';
import type { ComponentProps } from 'react';

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
 * They are no part of the first view. A preview has none: what is not published cannot be saved.
 */
const useKeep = (): Keep | null => useLoaded(loadKeep);

const loadKeep = async (): Promise<Keep | null> =>
  location.pathname === PREVIEW_PAGE ? null : import(/* webpackChunkName: "hydrated" */ './keep.tsx');
