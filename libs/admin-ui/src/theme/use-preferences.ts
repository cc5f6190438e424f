import { useMemo, useSyncExternalStore } from 'react';
import type { Preferences } from './theme-config.ts';

const DARK = '(prefers-color-scheme: dark)';
const STILL = '(prefers-reduced-motion: reduce)';
/** It changes values of the tokens, too. */
const CONTRAST = '(prefers-contrast: more)';
const QUERIES = [DARK, STILL, CONTRAST];

/** A new object whenever the system changes what the tokens of tokens.css depend on. */
export function usePreferences(): Preferences {
  const matching = useSyncExternalStore(subscribe, () => QUERIES.filter((query) => matchMedia(query).matches).join());
  return useMemo(() => ({ dark: matching.includes(DARK), still: matching.includes(STILL) }), [matching]);
}

function subscribe(listener: () => void): () => void {
  const media = QUERIES.map((query) => matchMedia(query));
  for (const one of media) one.addEventListener('change', listener);
  return () => {
    for (const one of media) one.removeEventListener('change', listener);
  };
}
