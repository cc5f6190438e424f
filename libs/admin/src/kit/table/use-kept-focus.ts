import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus inside a list when the focused row disappears, for example after its deletion: the element with the
 * ref `home` gets the focus. Spread `listeners` on the list.
 */
export function useKeptFocus<Home extends HTMLElement>(shown: unknown) {
  const home = useRef<Home>(null);
  const isWithin = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever `shown` changes
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body) home.current?.focus();
  }, [shown]);
  const listeners = {
    onFocus: () => {
      isWithin.current = true;
    },
    // Without a next element, the focused element may have been removed.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) isWithin.current = false;
    },
  };
  return { home, listeners };
}
